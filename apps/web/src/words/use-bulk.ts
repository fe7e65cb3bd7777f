import { formatVolume, formatWeight } from '@arredo/measures'
import { useMemo } from 'react'
import { useLanguage } from './use-language.ts'
import { useLength } from './use-length.ts'

export type BulkWords = {
  readonly volume: (cubicMillimetres: number) => string
  readonly weight: (kilograms: number) => string
}

/** Volumes and weights in this person's units. */
export function useBulk(): BulkWords {
  const { locale } = useLanguage()
  const { units } = useLength()
  return useMemo(
    () => ({
      volume: (cubicMillimetres) => formatVolume(cubicMillimetres, units.volume, locale),
      weight: (kilograms) => formatWeight(kilograms, units.weight, locale),
    }),
    [locale, units],
  )
}
