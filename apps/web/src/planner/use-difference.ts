import { useCallback } from 'react'
import { useSignedMoney } from '../words/use-signed-money.ts'
import { useOnDesk, usePlanner } from './planner-context.tsx'

/** A difference in the project's currency, with its sign; nothing for nothing. */
export function useDifference(): (minor: number) => string {
  const signed = useSignedMoney()
  const { face } = usePlanner()
  const currency = useOnDesk(({ evaluation }) => evaluation.prices[face]?.currency)
  return useCallback(
    (minor) => (currency === undefined ? '' : signed({ minor, currency })),
    [signed, currency],
  )
}
