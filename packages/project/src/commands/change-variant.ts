import type { ChoiceValue } from '@arredo/catalogue'
import { changeChoice } from '../change-choice.ts'
import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { done, refuse } from '../result.ts'

export type ChangeVariantInput = {
  readonly row: RowId
  readonly variant: string
  /** Null gives the own choice up, so that header, model or default decide again. */
  readonly value: ChoiceValue | null
}

export const changeVariant: Command<ChangeVariantInput> = {
  label: 'Change variant',
  run(document, { row: id, variant, value }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (row.kind !== 'article') return refuse(`Row ${id} is no article`)

    const choices = changeChoice(row.choices, variant, value)
    if (choices === row.choices) return done(document)
    // Untouched rows stay the same objects: undo and every view compare by identity.
    return done({ ...document, rows: { ...document.rows, [id]: { ...row, choices } } })
  },
}
