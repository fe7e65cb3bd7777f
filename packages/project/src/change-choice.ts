import type { Choices, ChoiceValue } from '@arredo/catalogue'

/** The same object when nothing changes; a null value takes the choice away. */
export function changeChoice(choices: Choices, variant: string, value: ChoiceValue | null): Choices {
  if (value !== null) return choices[variant] === value ? choices : { ...choices, [variant]: value }
  if (choices[variant] === undefined) return choices

  const { [variant]: _, ...kept } = choices
  return kept
}
