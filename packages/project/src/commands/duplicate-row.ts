import type { Placement } from '@arredo/geometry'
import type { Command } from '../command.ts'
import type { Row, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { newRowBase } from '../row-order.ts'

export type DuplicateRowInput = {
  readonly row: RowId
  readonly copy: RowId
  /** Where the copy stands; without it, where the original does. */
  readonly placement?: Placement | null
}

export const duplicateRow: Command<DuplicateRowInput> = {
  label: 'Duplicate',
  run(document, { row: id, copy, placement }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (document.rows[copy]) return refuse(`Row ${copy} exists already`)
    if (placement?.wall && !document.walls[placement.wall]) return refuse(`No wall ${placement.wall}`)

    const base: Row = { ...row, ...newRowBase(document, copy, row.alternative), flags: row.flags }
    const stands = (base.kind === 'article' || base.kind === 'ownAppliance') && placement !== undefined
    const duplicate: Row = stands ? { ...base, placement } : base
    return done({ ...document, rows: { ...document.rows, [copy]: duplicate } })
  },
}
