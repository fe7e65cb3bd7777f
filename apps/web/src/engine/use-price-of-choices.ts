import type { ArticleRow, Desk, DeskState, ProjectDocument, RowId } from '@arredo/project'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { usePlanner } from '../planner/planner-context.tsx'
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
  const { engine, context, face, desk } = usePlanner()
  const document = useSyncExternalStore(desk.subscribe, () => pricedDocument(desk))
  const [known, setKnown] = useState<{ of: object; prices: ChoicePrices } | null>(null)
  const asked = useMemo(
    () => ({ document, row, face, ...(numbers && { numbers }) }),
    [document, row, face, numbers],
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

  return known?.of === asked ? known.prices : none
}

const seen = new WeakMap<Desk, { readonly state: DeskState; readonly priced: ProjectDocument }>()

/** Moving an item changes no price: the same document until something does, so that nothing is asked for again. */
function pricedDocument(desk: Desk): ProjectDocument {
  const state = desk.current()
  const last = seen.get(desk)
  if (last?.state === state) return last.priced
  const priced = last && isPricedAlike(last.priced, state.document) ? last.priced : state.document
  seen.set(desk, { state, priced })
  return priced
}
