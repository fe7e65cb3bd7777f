import { isPriced, type ProjectPrice } from '@arredo/pricing'
import {
  type Alternative,
  type AlternativeId,
  alternativesInOrder,
  type ProjectDocument,
} from '@arredo/project'
import { useMemo } from 'react'
import { evaluateProjectNow } from '../../engine/evaluate-project-now.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { type Planner, useDeskState, usePlanner } from '../planner-context.tsx'

export type PricedAlternative = Alternative & {
  /** Null where a price is missing. */
  readonly price: ProjectPrice | null
  /** The same in words. */
  readonly amount: string
}

/** Those that one chooses among, each at its price in the face that is shown. */
export function useAlternatives(): readonly PricedAlternative[] {
  const text = useText()
  const money = useMoney()
  const planner = usePlanner()
  const { document } = useDeskState()
  return useMemo(
    () =>
      alternativesInOrder(document).map((alternative) => {
        const price = priceOf(planner, document, alternative.id)
        const amount = price ? money({ minor: price.total, currency: price.currency }) : text('No price')
        return { ...alternative, price, amount }
      }),
    [planner, document, money, text],
  )
}

function priceOf(
  { desk, context, face }: Planner,
  document: ProjectDocument,
  alternative: AlternativeId,
): ProjectPrice | null {
  const looked = desk.current()
  const isLooked = looked.document === document && looked.alternative === alternative
  const { evaluation } = isLooked ? looked : evaluated()
  const price = evaluation.prices[face]
  return isPriced(price) ? price : null

  function evaluated() {
    const known = context(document)
    const faces = known.faces.filter((each) => each === face)
    return { evaluation: evaluateProjectNow(document, { ...known, faces, alternative }) }
  }
}
