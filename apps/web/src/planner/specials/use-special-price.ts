import type { RowId } from '@arredo/project'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useOnDesk, usePlanner } from '../planner-context.tsx'

/** What it adds, as the face shows it. */
export function useSpecialPrice(id: RowId): string {
  const text = useText()
  const money = useMoney()
  const { face } = usePlanner()
  const price = useOnDesk(({ evaluation }) => evaluation.prices[face])
  const total = price?.rows[id]?.total
  return total === undefined || !price
    ? text('On request')
    : money({ minor: total, currency: price.currency })
}
