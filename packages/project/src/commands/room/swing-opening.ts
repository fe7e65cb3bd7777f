import type { OpeningId, WallSide } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { Row, RowId } from '../../document.ts'
import { refuse } from '../../result.ts'
import { openingOf } from '../../room/without-openings.ts'
import { changeOpening } from './change-opening.ts'

export type SwingOpeningInput = {
  readonly opening: OpeningId
  /** On which side it is hinged, seen from the face it opens to. */
  readonly hand: WallSide
  /** The face it opens to. */
  readonly side: WallSide
}

/** How a door or window is hung; doors of a catalogue that are set into it turn with it in every alternative. */
export const swingOpening: Command<SwingOpeningInput> = {
  label: 'Swing',
  run(document, { opening: id, hand, side }) {
    const swung = changeOpening.run(document, { opening: id, change: { hand, side } })
    if (!swung.ok) return refuse(swung.message)

    const rows: Record<RowId, Row> = { ...swung.value.rows }
    const wanted = hand === 'left' ? 'L' : 'R'
    let isChanged = false
    for (const row of Object.values(rows)) {
      if (row.kind !== 'article' || openingOf(row) !== id || row.side === wanted) continue
      rows[row.id] = { ...row, side: wanted }
      isChanged = true
    }
    return isChanged ? { ok: true, value: { ...swung.value, rows } } : swung
  },
}
