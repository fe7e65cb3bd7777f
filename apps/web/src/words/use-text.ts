import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { onWordsChanged } from './i18n.ts'

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

/** Each plain sentence is looked up once: a panel says a hundred of them, at every change. */
function newTranslate(): Translate {
  const plain = new Map<string, string>()
  return (sentence, values) => {
    if (values && Object.keys(values).length > 0) return i18next.t(sentence, { ...values })
    const known = plain.get(sentence) ?? i18next.t(sentence)
    plain.set(sentence, known)
    return known
  }
}
