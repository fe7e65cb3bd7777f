import type { ProjectPriceSummary } from '@arredo/contract'
import { SecondLine } from '../../ui/second-line.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'

/** What something comes to and, below it, on which basis. */
export function PriceSummary({ price }: { price: ProjectPriceSummary }) {
  const text = useText()
  const money = useMoney()
  return (
    <>
      <strong>{money({ minor: price.total, currency: price.currency })}</strong>
      <SecondLine>{price.withVat ? text('with VAT') : text('without VAT')}</SecondLine>
    </>
  )
}
