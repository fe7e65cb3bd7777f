import type { Speech } from '@arredo/editor/spatial'
import { useMemo } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useArea } from '../use-area.ts'

/** How sentences about places are said to this person. */
export function useSpeech(): Speech {
  const text = useText()
  const name = usePackText()
  const area = useArea()
  const { format, symbol, units } = useLength()
  return useMemo(() => {
    // Inches carry their mark already.
    const length = (value: number) =>
      units.length === 'MM' ? `${format(value)}\u00a0${symbol}` : format(value)
    return { text, name, area, length, measure: format }
  }, [text, name, area, format, symbol, units])
}
