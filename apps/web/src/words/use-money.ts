import { formatMoney, type Money } from '@arredo/measures'
import { useCallback } from 'react'
import { useLanguage } from './use-language.ts'

export function useMoney(): (amount: Money) => string {
  const { locale } = useLanguage()
  return useCallback((amount) => formatMoney(amount, locale), [locale])
}
