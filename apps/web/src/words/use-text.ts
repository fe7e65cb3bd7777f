import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

export type TextValues = Readonly<Record<string, string | number>>

/** Translates an English sentence; `count` chooses the plural. */
export type Translate = (sentence: string, values?: TextValues) => string

export function useText(): Translate {
  const { t } = useTranslation()
  return useCallback((sentence, values) => t(sentence, { ...values }), [t])
}
