import { clearOfWalls, normalTurn, shellOf, turned } from '@arredo/geometry'
import { blockOf, carriedTo } from '../arrange/block.ts'
import { movableOf, movedTo } from '../arrange/moved-to.ts'
import type { Command } from '../command.ts'
import { done, refuse } from '../result.ts'
import type { StandingRow } from '../standing-rows.ts'

export type TurnRowsInput = { readonly items: readonly StandingRow[]; readonly degrees: number }

/** Turned about the middle of them all, and out of the walls they would reach into together. */
export const turnRows: Command<TurnRowsInput> = {
  label: 'Rotate',
  run(document, { items, degrees }) {
    if (!Number.isFinite(degrees)) return refuse('No such angle')
    const movable = movableOf(items)
    const block = blockOf(movable)
    if (!block) return refuse('What is set into a wall is swung, not turned')
    if (normalTurn(degrees) === 0) return done(document)

    const turn = turned(block, normalTurn(block.place.rotation + degrees))
    const to = clearOfWalls({ place: turn, size: block.size }, shellOf(document).walls)
    return movedTo(
      document,
      movable.map((item) => ({ item, place: carriedTo(block.place, to, item) })),
    )
  },
}
