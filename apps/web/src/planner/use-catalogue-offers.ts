import type { Choices } from '@arredo/catalogue'
import type { ArticleRow } from '@arredo/project'
import { useCallback } from 'react'
import { useApp } from '../app/app-context.tsx'
import { newcomerOf, type OfferedArticle } from '../catalogue/offered-article.ts'
import { useMoney } from '../words/use-money.ts'
import { useText } from '../words/use-text.ts'
import { useDeskState, usePlanner } from './planner-context.tsx'
import { trialPrice } from './trial-price.ts'

const noChoices: Choices = {}

/** What the catalogue panel needs of the open project: prices on its terms, and ways into its room. */
export function useCatalogueOffers() {
  const text = useText()
  const money = useMoney()
  const { notices } = useApp()
  const { desk, editor, evaluate, face, catalogues } = usePlanner()
  const { document } = useDeskState()
  const { header, alternatives } = document
  const choices = alternatives[header.activeAlternative]?.choices ?? noChoices

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the room changes no list price
  const priceOf = useCallback(
    (offered: OfferedArticle): string | null => {
      const minor = trialPrice(desk.current().document, trialRow(offered, header.activeAlternative), {
        evaluate,
        face,
      })
      const list = offered.catalogue.pack.priceLists.find(({ code }) => code === header.priceList)
      return minor === null || !list ? null : money({ minor, currency: list.currency })
    },
    [desk, evaluate, face, header, choices, money],
  )

  function newcomer(offered: OfferedArticle) {
    return newcomerOf(offered, choices)
  }

  return {
    catalogues,
    header: choices,
    priceOf,
    onPlace(offered: OfferedArticle) {
      const wanted = newcomer(offered)
      if (!wanted || editor.placeNow(wanted) === null) {
        notices.show({ message: text('There is no free place for this article in the room.'), kind: 'error' })
      }
    },
    onDrag(offered: OfferedArticle) {
      const wanted = newcomer(offered)
      if (wanted) editor.startPlacing(wanted)
    },
  }
}

function trialRow({ catalogue, article, model }: OfferedArticle, alternative: string): ArticleRow {
  return {
    id: 'trial',
    kind: 'article',
    alternative,
    order: 0,
    flags: { drawn: false, offered: true, ordered: true },
    catalogue: catalogue.pack.code,
    model,
    article: article.code,
    side: article.sides[0] ?? 'L',
    choices: noChoices,
    quantity: 1,
    placement: null,
  }
}
