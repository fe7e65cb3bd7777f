import type { PlanLabels } from '@arredo/drawings'
import { toWall, wallFrame } from '@arredo/geometry'
import { type DeskState, itemName, type StandingRow } from '@arredo/project'

/** What a screen reader says of an item: its name, its width and where it stands. */
export function itemLabel(
  { document, evaluation }: DeskState,
  item: StandingRow,
  labels: PlanLabels,
): string {
  const text = itemName(item.row, evaluation)
  const name = labels.name?.(text) ?? text.en
  const width = labels.formatLength(item.size.width)
  const { wall: id, at } = item.placement
  const wall = id === null ? undefined : document.walls[id]
  if (!wall) return labels.text('{{name}}, {{width}} wide, free standing', { name, width })

  const distance = labels.formatLength(toWall(wallFrame(wall), [at[0], at[1]]).along)
  return labels.text('{{name}}, {{width}} wide, {{distance}} from the left', { name, width, distance })
}
