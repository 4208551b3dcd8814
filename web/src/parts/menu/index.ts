// A menu that a button opens: the platform's own popover, with the arrow keys going from item to item.

import CheckboxItem from './CheckboxItem.svelte'
import Content from './Content.svelte'
import Item from './Item.svelte'
import Root from './Root.svelte'
import Trigger from './Trigger.svelte'

export const DropdownMenu = { Root, Trigger, Content, Item, CheckboxItem }
