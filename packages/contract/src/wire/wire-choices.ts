import type { Choices, Limits, Pack, Text, Variant } from '@arredo/catalogue'
import { findFolded } from '../host/fold.ts'

/** COD=VAL;COD=VAL, as the protocol writes choices; rules want tabs between the pairs (H-75). */
export function writeChoices(choices: Choices): string {
  return Object.entries(choices)
    .map(([code, value]) => `${code}=${value}`)
    .join(';')
}

export function semicolonsToTabs(pairs: string): string {
  return pairs.replaceAll(';', '\t')
}

/** What of a text a catalogue understands, and the pairs it does not. */
export function readChoices(
  { variants }: Pick<Pack, 'variants'>,
  pairs: string,
): { readonly choices: Choices; readonly unknown: readonly string[] } {
  const choices: Record<string, string | number> = {}
  const unknown: string[] = []
  for (const pair of splitPairs(pairs)) {
    const [code = '', text = ''] = splitPair(pair)
    const variant = findFolded(Object.values(variants), code, (candidate) => candidate.code)
    const value = variant && readValue(variant, text)
    if (variant && value !== null) choices[variant.code] = value
    else unknown.push(pair)
  }
  return { choices, unknown }
}

/** COD=300..1200, either end may be left out. */
export function writeLimits(limits: Limits): string {
  return Object.entries(limits)
    .map(([code, { min, max }]) => `${code}=${min ?? ''}..${max ?? ''}`)
    .join(';')
}

export function readLimits(pairs: string): Limits {
  const limits = splitPairs(pairs).flatMap((pair) => {
    const [code = '', range = ''] = splitPair(pair)
    const [, min, max] = /^(\d*)\.\.(\d*)$/.exec(range) ?? []
    if (!code || (!min && !max)) return []
    return [[code, { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) }] as const]
  })
  return Object.fromEntries(limits)
}

export function textIn(text: Text, language: string): string {
  return (Object.hasOwn(text, language) ? text[language] : undefined) ?? text.en
}

/** The other way; only the language that came over the wire is known. */
export function textOf(name: string, language: string): Text {
  return language === 'en' ? { en: name } : { en: name, [language]: name }
}

function readValue({ domain }: Variant, text: string): string | number | null {
  if (domain.kind === 'options') return findFolded(domain.options, text, ({ code }) => code)?.code ?? null
  const number = Number(text)
  return text !== '' && Number.isInteger(number) ? number : null
}

function splitPairs(pairs: string): readonly string[] {
  return pairs
    .split(/[;\t]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
}

function splitPair(pair: string): readonly string[] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}
