// Where something happens: what a board that shows only a part of itself should show.

import type { OptionInfo } from '../../lib/types'
import type { InvasionView, Space } from '../../lib/views/conquest'
import type { Box } from '../../widgets/place'
import type { Layout } from './layout'

/** What can change in a space, without whose turn it is. */
function state(space: Space): string {
  const aliens = (space.aliens ?? []).map((group) => [group.seat, group.saucers, group.allies])
  return JSON.stringify([space.location, space.demolished, space.marker, space.factory, space.counters, aliens])
}

const pieces = (space: Space | undefined): number =>
  (space?.counters?.length ?? 0) + (space?.aliens ?? []).reduce((sum, group) => sum + (group.saucers ?? 0) + (group.allies?.length ?? 0), 0)

/** The space where something happened since an earlier view: where pieces came to, or else what changed. */
export function changed(before: InvasionView, now: InvasionView): string {
  const was = new Map(before.spaces.map((space) => [space.key, space]))
  const news = now.spaces.filter((space) => state(space) !== state(was.get(space.key) ?? space))
  if (news.length > 6) return '' // a new game, or a jump in a replay
  return (news.find((space) => pieces(space) > pieces(was.get(space.key))) ?? news[0])?.key ?? ''
}

/** The spaces that options begin from: one's own aliens where they can move, or places to choose. */
export function asked(options: OptionInfo[]): string[] {
  const ids = options.flatMap((option) => option.touches.slice(0, 1))
  return [...new Set(ids.map((id) => /^(?:space:|alien:\d+:|counter:\w+:)(\w+)$/.exec(id)?.[1] ?? '').filter(Boolean))]
}

/** One box around several spaces. */
export function around(layout: Layout, keys: string[]): Box | null {
  const boxes = keys.flatMap((key) => layout.spaces[key] ?? [])
  if (!boxes.length) return null
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y }
}
