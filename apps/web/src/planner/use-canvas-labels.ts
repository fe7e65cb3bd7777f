import { useMemo } from 'react'
import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { useLength } from '../words/use-length.ts'
import { useText } from '../words/use-text.ts'
import { useArea } from './use-area.ts'
import { useLevel } from './use-level.ts'

/** What the views need of words and units; they know neither language nor person. */
export function useCanvasLabels() {
  const text = useText()
  const name = usePackText()
  const formatArea = useArea()
  const formatLevel = useLevel()
  const { format: formatLength, parse: parseLength } = useLength()
  return useMemo(
    () => ({ text, name, formatLength, parseLength, formatArea, formatLevel }),
    [text, name, formatLength, parseLength, formatArea, formatLevel],
  )
}
