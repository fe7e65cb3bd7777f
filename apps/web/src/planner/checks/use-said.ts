import type { Said, SaidValue } from '@arredo/planning'
import { useCallback } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'

/** What a check says, in the person's language and units. */
export function useSaid(): (said: Said) => string {
  const text = useText()
  const packText = usePackText()
  const { format, symbol } = useLength()
  return useCallback(
    ({ text: sentence, values = {} }) => {
      const say = (value: SaidValue) => {
        if ('length' in value) return `${format(value.length)} ${symbol}`
        if ('name' in value) return packText(value.name)
        return 'number' in value ? value.number : text(value.word)
      }
      return text(
        sentence,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(value)])),
      )
    },
    [text, packText, format, symbol],
  )
}
