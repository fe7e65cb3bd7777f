import type { ProjectDocument, Row } from '@arredo/project'

/** Whether two documents cost the same for every choice: they differ in the room or in where things stand at most. */
export function isPricedAlike(one: ProjectDocument, two: ProjectDocument): boolean {
  if (one === two) return true
  const { rows: oneRows } = one
  const { rows: twoRows } = two
  const isHeadAlike = priced.every((name) => one[name] === two[name])
  if (!isHeadAlike || Object.keys(oneRows).length !== Object.keys(twoRows).length) return false
  return Object.entries(oneRows).every(([id, row]) => isSameButForPlace(row, twoRows[id]))
}

/** What prices read besides rows. */
const priced = ['header', 'alternatives', 'packs', 'trade'] as const

/** Whether a row was moved at most. */
export function isSameButForPlace(one: Row, two: Row | undefined): boolean {
  if (one === two) return true
  if (!two || Object.keys(one).length !== Object.keys(two).length) return false
  return Object.entries(one).every(([key, held]) => key === 'placement' || held === two[key as keyof Row])
}
