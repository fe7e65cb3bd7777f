import { type Move, movableOf, movedTo } from '../arrange/moved-to.ts'
import type { Command } from '../command.ts'

/** Several at once; what they carry comes along. */
export const moveRows: Command<{ readonly moves: readonly Move[] }> = {
  label: 'Move',
  run(document, { moves }) {
    const movable = new Set(movableOf(moves.map(({ item }) => item)))
    return movedTo(
      document,
      moves.filter(({ item }) => movable.has(item)),
    )
  },
}
