import { formatLength, parseLength, type Units, unitsFor } from '@arredo/measures'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'

export type LengthWords = {
  readonly units: Units
  /** For a label: mm or in. */
  readonly symbol: string
  readonly format: (millimetres: number) => string
  /** Millimetres, or null for what is no length. */
  readonly parse: (text: string) => number | null
  /** A natural step for arrow keys, in millimetres. */
  readonly step: number
}

/** Lengths as this person writes them: as they wish, else by the shop's country and the brand's settings. */
export function useLength(): LengthWords {
  const { measures, lengthDecimals } = useApp().config
  const country = useProfile()?.shop?.country ?? ''
  const system = useStore(useApp().session, ({ unitSystem }) => unitSystem) ?? undefined
  return useMemo(() => {
    const inches = (['EX', 'EX16', 'EX16D'] as const).find((unit) => unit === measures.length)
    const units = unitsFor(country, {
      ...measures.imperial,
      lengthDecimals,
      system,
      ...(inches ? { imperialLength: inches } : {}),
    })
    const isMetric = units.length === 'MM'
    return {
      units,
      symbol: isMetric ? 'mm' : 'in',
      format: (millimetres) => formatLength(millimetres, units.length, units.lengthDecimals),
      parse: (text) => {
        const parsed = parseLength(text, units.length)
        return parsed.ok ? parsed.millimetres : null
      },
      step: isMetric ? 10 : 25.4 / 4,
    }
  }, [measures, lengthDecimals, country, system])
}
