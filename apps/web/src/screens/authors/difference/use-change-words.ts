import { useCallback } from 'react'
import { useLanguage } from '../../../words/use-language.ts'

/** "+4.2 %": a change in percent, with its sign. */
export function useChangeWords(): (percent: number) => string {
  const { locale } = useLanguage()
  return useCallback(
    (percent) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        signDisplay: 'exceptZero',
        minimumFractionDigits: 1,
        maximumFractionDigits: 2,
      }).format(percent / 100),
    [locale],
  )
}
