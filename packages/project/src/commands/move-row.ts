import type { Placement } from '@arredo/geometry'
import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { done, refuse } from '../result.ts'

export const moveRow: Command<{ readonly row: RowId; readonly placement: Placement }> = {
  label: 'Move',
  run(document, { row: id, placement }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (row.kind !== 'article' && row.kind !== 'ownAppliance') return refuse('Only items can be moved')
    if (![...placement.at, placement.rotation].every(Number.isFinite)) return refuse('No such place')
    if (placement.wall !== null && !document.walls[placement.wall]) return refuse(`No wall ${placement.wall}`)
    if (row.placement && samePlacement(row.placement, placement)) return done(document)

    return done({ ...document, rows: { ...document.rows, [id]: { ...row, placement } } })
  },
}

function samePlacement(a: Placement, b: Placement): boolean {
  return a.rotation === b.rotation && a.wall === b.wall && a.at.every((value, axis) => value === b.at[axis])
}
