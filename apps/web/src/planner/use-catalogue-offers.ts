import type { Catalogue, Choices } from '@arredo/catalogue'
import { largestFirst } from '@arredo/contract'
import { type App, accessoriesOf, openCatalogue, shownCatalogues } from '@arredo/flows'
import type { ArticleRow } from '@arredo/project'
import { useCallback, useMemo } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { CatalogueOffers } from '../catalogue/range/catalogue-offers.ts'
import { choicesOf, newcomerOf, type OfferedArticle } from '../catalogue/range/offered-article.ts'
import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { useSoldCatalogues } from '../catalogue/range/use-sold-catalogues.ts'
import { useMoney } from '../words/use-money.ts'
import { useText } from '../words/use-text.ts'
import { useOnDesk, usePlanner } from './planner-context.tsx'
import { trialPrice } from './trial-price.ts'

const noChoices: Choices = {}

/** What the catalogue browser needs of the open project; the same object until something of it changes. */
export function useCatalogueOffers(): CatalogueOffers {
  const text = useText()
  const money = useMoney()
  const app = useApp()
  const { notices, config } = app
  const { desk, editor, evaluate, face, catalogues, announce } = usePlanner()
  const alternative = useOnDesk((state) => state.alternative)
  const header = useOnDesk(({ document }) => document.header)
  const choices = useOnDesk(({ document }) => document.alternatives[alternative]?.choices ?? noChoices)
  const { priceList } = header
  const priceBasis = useListBasis(priceList)

  const listed = useSoldCatalogues()
  const shown = useMemo(() => shownCatalogues(config, catalogues), [config, catalogues])
  const sold = useMemo(() => {
    const { localCatalogues = [] } = config
    const known = listed ?? shown.map(listingOf)
    return largestFirst(known.filter(({ code }) => !localCatalogues.includes(code)))
  }, [config, listed, shown])

  const accessories = useMemo(
    () => accessoriesOf(config, listed ?? catalogues.map(listingOf)),
    [config, listed, catalogues],
  )

  // What stands in the room changes no list price: only the header, the choices and the face do.
  const prices = useMemo(() => {
    const known = new Map<string, string | null>()
    const isPlain = face === 'customer' && Object.keys(choices).length === 0 && header.priceIncrease === 1

    function reckon(offered: OfferedArticle): string | null {
      const row = { ...trialRow(offered, alternative), choices: choicesOf(offered, choices) ?? noChoices }
      const { document } = desk.current()
      const { code } = offered.catalogue.pack
      // As if it were placed: with the pack that placing it would pin.
      const pinned = { ...document, packs: { [code]: packHash(app, offered.catalogue), ...document.packs } }
      const minor = trialPrice(pinned, row, { evaluate, face })
      const list = offered.catalogue.pack.priceLists.find(({ code }) => code === priceList)
      return minor === null || !list ? null : money({ minor, currency: list.currency })
    }

    return {
      priceKey: `${++lastKey}`,
      knownPrice: ({ hash, model, priceFrom, currency }, offered) => {
        const isUsual = offered?.width === undefined && model === offered?.model
        const isSame = !offered || (isUsual && hash === packHash(app, offered.catalogue))
        const isReduced = (offered?.catalogue.pack.promotions ?? []).length > 0
        if (!isPlain || !isSame || isReduced || priceFrom === null || currency === null) return null
        return money({ minor: priceFrom, currency })
      },
      priceOf(offered) {
        const key = `${offered.key} ${offered.catalogue.pack.version} ${offered.model} ${offered.width}`
        const before = known.get(key)
        if (before !== undefined) return before
        const price = reckon(offered)
        known.set(key, price)
        return price
      },
    } satisfies Pick<CatalogueOffers, 'priceKey' | 'knownPrice' | 'priceOf'>
  }, [app, desk, evaluate, face, header, alternative, choices, priceList, money])

  const open = useCallback<CatalogueOffers['open']>(
    (code, chosen) => {
      if (chosen !== undefined) announce(text('{{name}} is being fetched', { name: chosen }))
      return openCatalogue(app, code)
    },
    [app, announce, text],
  )

  return useMemo<CatalogueOffers>(() => {
    /** With the choices of this moment: what is fetched first may be placed after others were made. */
    function newcomer(offered: OfferedArticle) {
      const { document, alternative } = desk.current()
      const { choices } = document.alternatives[alternative] ?? { choices: noChoices }
      return newcomerOf(offered, choices, packHash(app, offered.catalogue))
    }

    return {
      ...prices,
      desk,
      sold,
      accessories,
      catalogues: shown,
      header: choices,
      headerKey: JSON.stringify(choices),
      priceList,
      priceBasis,
      open,
      place(offered) {
        const wanted = newcomer(offered)
        let isPlaced = wanted !== null
        editor.withTools(() => {
          isPlaced = wanted !== null && editor.placeNow(wanted) !== null
          if (isPlaced) return
          const message = text('There is no free place for this article in the room.')
          notices.show({ message, kind: 'error' })
        })
        return isPlaced
      },
      drag(offered) {
        const wanted = newcomer(offered)
        if (wanted) editor.startPlacing(wanted)
      },
    }
  }, [
    app,
    prices,
    desk,
    sold,
    accessories,
    shown,
    choices,
    priceList,
    priceBasis,
    editor,
    open,
    notices,
    text,
  ])
}

function listingOf({ pack: { code, name, articles } }: Catalogue) {
  return { code, name, articleCount: articles.length }
}

/** The hash of a pack that is open. */
export function packHash({ range }: App, catalogue: Catalogue): string {
  return [...range.store.getState().opened].find(([, opened]) => opened === catalogue)?.[0] ?? ''
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
