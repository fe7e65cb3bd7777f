import type { ProjectListing } from '@arredo/contract'
import { SecondLine } from '../../ui/second-line.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'

/** What it comes to and on which basis; a dash for a project without prices. */
export function ProjectPrice({ price }: Pick<ProjectListing, 'price'>) {
  const text = useText()
  const money = useMoney()
  if (!price) return '–'

  return (
    <>
      <strong>{money({ minor: price.total, currency: price.currency })}</strong>
      <SecondLine>{price.withVat ? text('with VAT') : text('without VAT')}</SecondLine>
    </>
  )
}
