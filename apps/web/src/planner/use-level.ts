import { useMemo } from 'react'
import { useLanguage } from '../words/use-language.ts'
import { useLength } from '../words/use-length.ts'

/** A height above the floor as drawings tell it: ±0.00 in metres, or in the person's inches. */
export function useLevel(): (millimetres: number) => string {
  const { locale } = useLanguage()
  const { units, format } = useLength()
  return useMemo(() => {
    const isMetric = units.length === 'MM'
    const metres = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
    return (millimetres) => {
      const whole = Math.round(millimetres)
      const sign = whole === 0 ? '±' : whole < 0 ? '−' : '+'
      return `${sign}${isMetric ? metres.format(Math.abs(whole) / 1000) : format(Math.abs(whole))}`
    }
  }, [locale, units, format])
}
