import { useCallback } from 'react'
import { useMoney } from '../words/use-money.ts'
import { useDeskState, usePlanner } from './planner-context.tsx'

/** A difference with its sign: "+ € 38", "− € 12"; nothing for nothing. */
export function useDifference(): (minor: number) => string {
  const money = useMoney()
  const { face } = usePlanner()
  const currency = useDeskState().evaluation.prices[face]?.currency
  return useCallback(
    (minor) => {
      if (minor === 0 || currency === undefined) return ''
      return `${minor > 0 ? '+' : '−'} ${money({ minor: Math.abs(minor), currency })}`
    },
    [money, currency],
  )
}
