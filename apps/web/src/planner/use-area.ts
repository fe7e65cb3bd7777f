import { useMemo } from 'react'
import { useLanguage } from '../words/use-language.ts'
import { useLength } from '../words/use-length.ts'

const squareMillimetresPerSquareFoot = 92_903.04

/** Square millimetres as this person reads an area. */
export function useArea(): (squareMillimetres: number) => string {
  const { locale } = useLanguage()
  const { units } = useLength()
  return useMemo(() => {
    const isMetric = units.length === 'MM'
    // Made once: making one takes a hundred times as long as using it.
    const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: isMetric ? 2 : 0 })
    return (squareMillimetres) => {
      const value = squareMillimetres / (isMetric ? 1_000_000 : squareMillimetresPerSquareFoot)
      return `${digits.format(value)} ${isMetric ? 'm²' : 'ft²'}`
    }
  }, [locale, units])
}
