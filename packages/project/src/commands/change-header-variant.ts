import type { ChoiceValue } from '@arredo/catalogue'
import { changeChoice } from '../change-choice.ts'
import type { Command } from '../command.ts'
import { done, refuse } from '../result.ts'

export type ChangeHeaderVariantInput = { readonly variant: string; readonly value: ChoiceValue | null }

/** A choice for a whole alternative; an article's own choice still wins. */
export const changeHeaderVariant: Command<ChangeHeaderVariantInput> = {
  label: 'Change project variant',
  run(document, { variant, value }, id = document.header.activeAlternative) {
    const alternative = document.alternatives[id]
    if (!alternative) return refuse(`No alternative ${id}`)

    const choices = changeChoice(alternative.choices, variant, value)
    if (choices === alternative.choices) return done(document)
    return done({
      ...document,
      alternatives: { ...document.alternatives, [id]: { ...alternative, choices } },
    })
  },
}
