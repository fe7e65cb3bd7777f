import type { ArticleRow, RowId } from '@arredo/project'
import { useEffect, useMemo, useState } from 'react'
import { useDeskState, usePlanner } from '../planner/planner-context.tsx'
import { isPricedAlike } from './is-priced-alike.ts'
import type { ChoicePrices } from './protocol.ts'

/** Someone who is still typing does not wait for prices of what was not chosen. */
const patience = 120

const none: ChoicePrices = new Map()

/** By variant and value: what choosing it for the row would add or take away. Arrives later than the rest. */
export function usePriceOfChoices(row: ArticleRow): ChoicePrices {
  return usePrices(row.id)
}

/** The same for what is chosen for the whole project. */
export function usePriceOfHeader(): ChoicePrices {
  return usePrices(null)
}

function usePrices(row: RowId | null): ChoicePrices {
  const { engine, context, face } = usePlanner()
  const { document } = useDeskState()
  const [priced, setPriced] = useState(document)
  const [known, setKnown] = useState<{ of: object; prices: ChoicePrices } | null>(null)
  // Moving an item changes no price, so that its prices need not be asked for again.
  const isAlike = isPricedAlike(priced, document)
  if (!isAlike) setPriced(document)
  const asked = useMemo(() => ({ document: priced, row, face }), [priced, row, face])

  useEffect(() => {
    let drop = () => {}
    const timer = setTimeout(() => {
      const { document, face, row } = asked
      drop = engine.prices({ document, face, row, context: context() }, (prices) =>
        setKnown({ of: asked, prices }),
      )
    }, patience)
    return () => {
      clearTimeout(timer)
      drop()
    }
  }, [engine, context, asked])

  return isAlike && known?.of === asked ? known.prices : none
}
