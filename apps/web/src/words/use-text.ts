import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { onWordsChanged, reportMissing } from './i18n.ts'

export type TextValues = Readonly<Record<string, string | number>>

/** Translates an English sentence; `count` chooses the plural. */
export type Translate = (sentence: string, values?: TextValues) => string

let translate = newTranslate()
onWordsChanged(() => {
  translate = newTranslate()
})

/** A new function with every change of words, so that what was written with the old ones is written anew. */
export function useText(): Translate {
  return useSyncExternalStore(onWordsChanged, () => translate)
}

/** Each sentence without a plural is looked up once: a panel says a hundred of them, at every change. */
function newTranslate(): Translate {
  const known = new Map<string, string>()
  const counted = new Set<string>()
  const lookUp = (sentence: string) => {
    const found = known.get(sentence) ?? i18next.t(sentence, { skipInterpolation: true })
    known.set(sentence, found)
    return found
  }
  return (sentence, values) => {
    if (typeof sentence !== 'string') return noText(sentence)
    if (values?.count !== undefined && !counted.has(sentence)) {
      counted.add(sentence)
      // English has its plurals written down, and would hide that they are missing here.
      if (!i18next.exists(sentence, { ...values, fallbackLng: [] })) reportMissing(sentence)
    }
    if (values?.count !== undefined) return i18next.t(sentence, { ...values })
    return filledIn(lookUp(sentence), values)
  }
}

function filledIn(sentence: string, values: TextValues = {}): string {
  return sentence.replaceAll(place, (_, name: string) => String(values[name] ?? ''))
}

const place = /\{\{(\w+)\}\}/g

/** Data from elsewhere may hold anything where words are expected. */
function noText(given: unknown): string {
  reportMissing(given)
  return String(given ?? '')
}
