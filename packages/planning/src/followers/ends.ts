import type { Run, RunEnd, RunItem, RunLine } from '../runs/run.ts'
import type { Course } from './piece.ts'

export type RunSide = 'left' | 'right'
export const runSides: readonly RunSide[] = ['left', 'right']

/** Nearer than this a run ends at the wall: what is between is closed, not left open. */
const nearWall = 300

export function lineAt({ lines }: Run, side: RunSide): RunLine | undefined {
  return side === 'left' ? lines[0] : lines.at(-1)
}

export function itemAt(line: RunLine | undefined, side: RunSide): RunItem | undefined {
  return side === 'left' ? line?.items[0] : line?.items.at(-1)
}

/** Whether a course reaches this end of its line. */
export function reaches({ line, items }: Course, side: RunSide): boolean {
  const item = itemAt(line, side)
  return item !== undefined && items.includes(item)
}

/** How far there is to the wall that a run ends at; null where it ends in the open. */
export function toWallAt(end: RunEnd): number | null {
  return end.meets === 'wall' && end.distance <= nearWall ? end.distance : null
}

/** How much of so many millimetres is free beyond an end. */
export function freeAt(end: RunEnd, wanted: number): number {
  return end.meets === 'nothing' ? wanted : Math.min(wanted, end.distance)
}
