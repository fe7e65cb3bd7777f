import type { ArticleRow, RowId } from '@arredo/project'
import { useEffect, useMemo, useState } from 'react'
import { useDeskState, usePlanner } from '../planner/planner-context.tsx'
import { isPricedAlike } from './is-priced-alike.ts'
import type { ChoicePrices, Numbers } from './protocol.ts'

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

/** What committing one of a few numbers would change: of an article's variant, or (null) of the project's. */
export function usePriceOfNumbers(row: RowId | null, { variant, values }: Numbers) {
  const key = values.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the values
  const numbers = useMemo(() => ({ variant, values }), [variant, key])
  return usePrices(row, numbers).get(variant)
}

function usePrices(row: RowId | null, numbers?: Numbers): ChoicePrices {
  const { engine, context, face } = usePlanner()
  const { document } = useDeskState()
  const [priced, setPriced] = useState(document)
  const [known, setKnown] = useState<{ of: object; prices: ChoicePrices } | null>(null)
  // Moving an item changes no price, so that its prices need not be asked for again.
  const isAlike = isPricedAlike(priced, document)
  if (!isAlike) setPriced(document)
  const asked = useMemo(
    () => ({ document: priced, row, face, ...(numbers && { numbers }) }),
    [priced, row, face, numbers],
  )

  useEffect(() => {
    if (asked.numbers?.values.length === 0) return
    let drop = () => {}
    const timer = setTimeout(() => {
      drop = engine.prices({ ...asked, context: context(asked.document) }, (prices) =>
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
