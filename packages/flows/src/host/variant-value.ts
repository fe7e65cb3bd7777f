import type { Catalogue, Choices, ChoiceValue, Variant } from '@arredo/catalogue'
import { findFolded, type HeaderWish } from '@arredo/contract/host'
import type { Log } from '../ports.ts'

export function findVariant(catalogues: Iterable<Catalogue>, code: string): Variant | null {
  const variants = [...catalogues].flatMap(({ pack }) => Object.values(pack.variants))
  return findFolded(variants, code, (variant) => variant.code)
}

/** A text of the wire as the variant's own value; null when it has no such value. */
export function readValue({ domain }: Variant, text: string): ChoiceValue | null {
  if (domain.kind === 'options') return findFolded(domain.options, text, ({ code }) => code)?.code ?? null
  const number = Number(text)
  return Number.isInteger(number) ? number : null
}

/** D-19: what no catalogue knows has no effect and is logged. */
export function headerChoices(catalogues: Iterable<Catalogue>, wish: HeaderWish, log: Log): Choices {
  const known = [...catalogues]
  const choices: Record<string, ChoiceValue> = {}
  for (const [code, text] of Object.entries(wish)) {
    const variant = findVariant(known, code)
    const value = variant && readValue(variant, text)
    if (variant && value !== null) choices[variant.code] = value
    else log.warn(`No catalogue knows the header variant ${code}=${text}`)
  }
  return choices
}
