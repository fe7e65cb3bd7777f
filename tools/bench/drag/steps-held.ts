import type { Desk } from '@arredo/project'
import { heldBytes } from './held-bytes.ts'

/** Bytes that so many steps leave behind. What is refused or changes nothing is no step. */
export function stepsHeld(desk: Desk, act: (turn: number) => void, steps: number, first: number): number {
  const takeSteps = (count: number) => {
    for (let [taken, turn] = [0, 0]; taken < count; turn++) {
      const { document } = desk.current()
      act(turn)
      if (desk.current().document !== document) taken++
    }
  }
  // What the first steps remember of the house is there without undo too.
  takeSteps(first)
  while (desk.undo().ok);

  const before = heldBytes()
  takeSteps(steps)
  const held = heldBytes() - before
  let undone = 0
  while (desk.undo().ok) undone++
  if (undone !== steps) throw new Error(`${undone} of ${steps} steps could be undone`)
  return held
}
