import type { Money } from '@arredo/measures'
import { useCallback } from 'react'
import { useMoney } from './use-money.ts'

/** A difference with its sign: "+ € 38", "− € 12"; nothing for nothing. */
export function useSignedMoney(): (amount: Money) => string {
  const money = useMoney()
  return useCallback(
    ({ minor, currency }) =>
      minor === 0 ? '' : `${minor > 0 ? '+' : '−'} ${money({ minor: Math.abs(minor), currency })}`,
    [money],
  )
}
