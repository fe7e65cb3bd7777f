import type { Choices } from '@arredo/catalogue'
import { shownCatalogues } from '@arredo/flows'
import type { ArticleRow } from '@arredo/project'
import { useMemo } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { CatalogueOffers } from '../catalogue/catalogue-offers.ts'
import { newcomerOf, type OfferedArticle } from '../catalogue/offered-article.ts'
import { usePackText } from '../catalogue/use-pack-text.ts'
import { useMoney } from '../words/use-money.ts'
import { useText } from '../words/use-text.ts'
import { useDeskState, usePlanner } from './planner-context.tsx'
import { trialPrice } from './trial-price.ts'

const noChoices: Choices = {}

/** What the catalogue browser needs of the open project; the same object until something of it changes. */
export function useCatalogueOffers(): CatalogueOffers {
  const text = useText()
  const money = useMoney()
  const { notices, config } = useApp()
  const { desk, editor, evaluate, face, catalogues, isFetchingCatalogues } = usePlanner()
  const { header, alternatives, packs } = useDeskState().document
  const choices = alternatives[header.activeAlternative]?.choices ?? noChoices
  const { priceList } = header
  const priceBasis = useListBasis(priceList)

  // What stands in the room changes no list price: only the header, the choices and the face do.
  const prices = useMemo(() => {
    const known = new Map<string, string | null>()
    const isPlain = face === 'customer' && Object.keys(choices).length === 0 && header.priceIncrease === 1

    function reckon(offered: OfferedArticle): string | null {
      const row = trialRow(offered, header.activeAlternative)
      const minor = trialPrice(desk.current().document, row, { evaluate, face })
      const list = offered.catalogue.pack.priceLists.find(({ code }) => code === priceList)
      return minor === null || !list ? null : money({ minor, currency: list.currency })
    }

    return {
      priceKey: `${++lastKey}`,
      knownPrice: ({ hash, model, priceFrom, currency }, { catalogue, ...offered }) => {
        const isSame = hash === packs[catalogue.pack.code] && model === offered.model
        const isReduced = (catalogue.pack.promotions ?? []).length > 0
        if (!isPlain || !isSame || isReduced || priceFrom === null || currency === null) return null
        return money({ minor: priceFrom, currency })
      },
      priceOf(offered) {
        const key = `${offered.key} ${offered.model}`
        const before = known.get(key)
        if (before !== undefined) return before
        const price = reckon(offered)
        known.set(key, price)
        return price
      },
    } satisfies Pick<CatalogueOffers, 'priceKey' | 'knownPrice' | 'priceOf'>
  }, [desk, evaluate, face, header, choices, packs, priceList, money])

  return useMemo<CatalogueOffers>(
    () => ({
      ...prices,
      desk,
      catalogues: shownCatalogues(config, catalogues),
      isLoading: isFetchingCatalogues,
      header: choices,
      headerKey: JSON.stringify(choices),
      priceList,
      priceBasis,
      place(offered) {
        const wanted = newcomerOf(offered, choices)
        if (wanted && editor.placeNow(wanted) !== null) return true
        const message = text('There is no free place for this article in the room.')
        notices.show({ message, kind: 'error' })
        return false
      },
      drag(offered) {
        const wanted = newcomerOf(offered, choices)
        if (wanted) editor.startPlacing(wanted)
      },
    }),
    [
      prices,
      desk,
      config,
      catalogues,
      isFetchingCatalogues,
      choices,
      priceList,
      priceBasis,
      editor,
      notices,
      text,
    ],
  )
}

/** An empty room has no price to take the basis from, and a catalogue has prices all the same. */
function useListBasis(priceList: string | null): string {
  const text = useText()
  const packText = usePackText()
  const { catalogues, face } = usePlanner()
  const found = catalogues.flatMap(({ pack }) => pack.priceLists).find(({ code }) => code === priceList)
  if (!found) return text('No price list')
  const list = packText(found.name)
  return face === 'customer'
    ? text('Prices with VAT, {{list}}', { list })
    : text('Net prices, before VAT, {{list}}', { list })
}

let lastKey = 0

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
