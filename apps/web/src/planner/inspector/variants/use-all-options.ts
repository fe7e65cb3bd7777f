import type { ArticleRequest, Catalogue, Variant, VariantState } from '@arredo/catalogue'
import { askRuleVariant, type Differences } from '@arredo/flows'
import { useEffect, useState } from 'react'
import { createStore } from 'zustand'
import { useApp } from '../../../app/app-context.tsx'
import { useOnDesk, usePlanner } from '../../planner-context.tsx'
import type { PricesOfVariant } from './option-choices.ts'
import { useVariantWords } from './use-variant-words.ts'
import { mostInPanel, variantLook } from './variant-look.ts'
import { variantQuestion } from './variant-question.ts'

/** Below this a panel shows the options as well as a dialog would. */
const fewest = 5

const none: Differences = new Map()

type Offered = {
  readonly catalogue: Catalogue
  /** Null asks for the whole project. */
  readonly request: ArticleRequest | null
  readonly variant: Variant
  readonly state: VariantState
  readonly prices: PricesOfVariant | undefined
  readonly onChoose: (value: string) => void
}

/** The way from a variant to the dialog of all its options; null where there is no need for one. */
export function useAllOptions({ catalogue, request, variant, state, prices, onChoose }: Offered) {
  const app = useApp()
  const { face } = usePlanner()
  const currency = useOnDesk(({ evaluation }) => evaluation.prices[face]?.currency ?? null)
  const { pack } = catalogue
  const words = useVariantWords(pack)
  const [differences] = useState(() => createStore<Differences>(() => none))
  useEffect(() => differences.setState(prices ?? none, true), [differences, prices])

  const count = state.options?.length ?? 0
  const look = variantLook(variant, pack.designClasses, ({ name }) => name.en)
  const isHelped = variant.designClass !== undefined || look === 'list'
  if (look === 'number' || count < fewest || !(isHelped || count > mostInPanel[look])) return null
  return { count, show: () => void show() }

  async function show() {
    const question = variantQuestion({
      ...{ variant, pack, differences, currency },
      chosen: state.value === '' ? null : String(state.value),
      article: request && { catalogue, request },
      changesInWords: words.changes,
    })
    const [isAnswered, answer] = await askRuleVariant(app, question, pack)
    if (isAnswered) onChoose(answer.value)
  }
}
