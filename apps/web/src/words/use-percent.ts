import { formatPercent } from '@arredo/measures'
import { useCallback } from 'react'
import { useLanguage } from './use-language.ts'

/** A rate written as a decimal fraction, as it is read: "0.22" is 22 %. */
export function usePercent(): (rate: string) => string {
  const { locale } = useLanguage()
  return useCallback((rate) => formatPercent(Number(rate), locale, decimalsOf(rate)), [locale])
}

function decimalsOf(rate: string): number {
  const places = rate.split('.')[1]?.replace(/0+$/, '').length ?? 0
  return Math.max(0, places - 2)
}
