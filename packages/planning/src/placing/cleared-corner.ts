import type { Stretch } from '@arredo/geometry'
import type { Preview } from '@arredo/project'
import type { Corner } from './corner-seat.ts'
import { type Move, movedAlong } from './place-in-run.ts'
import { clearEnd, type Shelf } from './shelf.ts'
import { type Comer, shelfBefore } from './shelf-before.ts'

/**
 * What has to make room on both walls for something in their corner, or how much is missing on one of them. Its back
 * is on the wall after the corner, or on the one before.
 */
export function clearedCorner(
  now: Preview,
  { before, after }: Corner,
  comer: Comer,
  back: keyof Corner = 'after',
): { readonly moves: readonly Move[] } | { readonly missing: number } {
  const { width, depth } = comer.size
  const [long, deep] = back === 'after' ? [width, depth] : [depth, width]
  const onAfter = clearEnd(without(now, shelfBefore(now, after, comer), before), 'left', long)
  const onBefore = clearEnd(without(now, shelfBefore(now, before, comer), after), 'right', deep)
  if (!onAfter.fits) return { missing: onAfter.missing }
  if (!onBefore.fits) return { missing: onBefore.missing }
  return { moves: [...movedAlong(now, onAfter.moves), ...movedAlong(now, onBefore.moves)] }
}

/** What sits on the other wall makes room there, and is not in the way here. */
function without({ document }: Preview, shelf: Shelf, { wall, side }: Stretch): Shelf {
  const taken = shelf.taken.filter(({ id }) => {
    const row = document.rows[id]
    const seat = row && 'placement' in row ? row.placement?.seat : undefined
    return !(seat?.on === 'wall' && seat.wall === wall && seat.side === side)
  })
  return { ...shelf, taken }
}
