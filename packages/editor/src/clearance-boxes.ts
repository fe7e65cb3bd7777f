import type { Text } from '@arredo/catalogue'
import { itemToPlan, type Place, type Standing } from '@arredo/geometry'
import type { Evaluation, RowId } from '@arredo/project'

/** Room that an item needs in front of it or around it. */
export type ClearanceBox = Standing & {
  readonly row: RowId
  readonly code: string
  readonly why: Text | null
}

/** What its recipe wants to be kept free, where the item stands now. */
export function clearanceBoxes(
  { articles }: Pick<Evaluation, 'articles'>,
  row: RowId,
  place: Place,
): readonly ClearanceBox[] {
  const zones = articles[row]?.clearances ?? []
  return zones.map(({ code, at: [x, y, z], size: [width, depth, height], why = null }) => {
    const [left, back] = itemToPlan(place, [x, y])
    const at = [left, back, place.at[2] + z] as const
    return { row, code, why, place: { ...place, at }, size: { width, depth, height } }
  })
}
