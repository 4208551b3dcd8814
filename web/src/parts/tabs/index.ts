// Tabs: one of several panes is open; the arrow keys go from tab to tab.

import Content from './Content.svelte'
import List from './List.svelte'
import Root from './Root.svelte'
import Trigger from './Trigger.svelte'

export interface Open {
  value: string
}

export const Tabs = { Root, List, Trigger, Content }
