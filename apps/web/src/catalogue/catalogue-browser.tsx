import type { FoundArticle } from '@arredo/contract'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'
import { classNames } from '../ui/class-names.ts'
import { useLanguage } from '../words/use-language.ts'
import { useText } from '../words/use-text.ts'
import { ActiveFilters } from './active-filters.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { browseStoreOf } from './browse-state.ts'
import { BrowserTools } from './browser-tools.tsx'
import styles from './catalogue-browser.module.css'
import type { CatalogueOffers } from './catalogue-offers.ts'
import { ClassificationTree } from './classification-tree.tsx'
import { FoundStatus, LoadingGrid, NothingToShow } from './found-status.tsx'
import { offerOf } from './offered-article.ts'
import { SearchBox } from './search-box.tsx'
import { wishOf } from './search-wish.ts'
import { ShelfChips } from './shelf-chips.tsx'
import { useFacets, useFoundArticles } from './use-found-articles.ts'
import { useKeptArticles } from './use-kept-articles.ts'
import { useSearchKeys } from './use-search-keys.ts'

export type CatalogueBrowserProps = {
  offers: CatalogueOffers
  /** `panel`: two columns beside the room. `page`: as many as fit, the groups beside them. */
  layout: 'panel' | 'page'
  /** On the page: what to do once an article is in the room. */
  onPlaced?: ((found: FoundArticle, stay: boolean) => void) | undefined
}

const shapes = {
  panel: { least: 130, pictureHeight: 104 },
  page: { least: 144, pictureHeight: 148 },
} as const

/** Search first, then groups, filters and shelves, then pictures. The frame around it is the caller's. */
export function CatalogueBrowser({ offers, layout, onPlaced }: CatalogueBrowserProps) {
  const text = useText()
  const { notices } = useApp()
  const { code: language } = useLanguage()
  const { desk, priceList } = offers
  const catalogues = useMemo(() => largestFirst(offers.catalogues), [offers.catalogues])
  const store = browseStoreOf(desk, catalogues[0]?.pack.code ?? null)
  const state = useStore(store)
  const { kept, setFavourite, noteUse } = useKeptArticles()
  const favourites = useMemo(() => new Set(kept.favourites), [kept.favourites])
  const wish = useMemo(() => {
    const offered = catalogues.map(({ pack }) => pack.code)
    return wishOf(state, { language, priceList, kept, offered })
  }, [state, language, priceList, kept, catalogues])
  const found = useFoundArticles(wish)
  const facets = useFacets(wish)
  const articles = useMemo(
    () => (state.shelf === 'recent' ? latestFirst(found.articles, kept.recent) : found.articles),
    [state.shelf, found.articles, kept.recent],
  )

  const field = useRef<HTMLInputElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useSearchKeys(field)
  const enterGrid = useGridEntry(scroller, found.state !== 'loading' && found.answers === wish)
  const { least, pictureHeight } = shapes[layout]
  const asked = useMemo(
    () => JSON.stringify({ ...found.answers, only: state.shelf }),
    [found.answers, state.shelf],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason, not what is read
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [asked])

  function place(article: FoundArticle, stay: boolean) {
    const offered = offerOf(article, catalogues, state.model)
    if (!offered) {
      const message = text('This project is made with an edition that does not have this article.')
      return notices.show({ message, kind: 'error' })
    }
    if (!offers.place(offered)) return
    noteUse(article.key)
    onPlaced?.(article, stay)
  }

  function drag(article: FoundArticle) {
    const offered = offerOf(article, catalogues, state.model)
    if (!offered) return
    offers.drag(offered)
    noteUse(article.key)
  }

  return (
    <div className={classNames(styles.browser, styles[layout])} aria-busy={found.state === 'loading'}>
      <div className={styles.top}>
        <SearchBox store={store} field={field} onEnter={enterGrid} className={styles.search} />
        <BrowserTools store={store} facets={facets} catalogues={catalogues} />
        <ShelfChips store={store} catalogues={catalogues} facets={facets} />
        <ActiveFilters store={store} facets={facets} />
        <FoundStatus found={found} query={state.text} priceBasis={offers.priceBasis} />
      </div>
      {layout === 'page' && (
        <div className={styles.tree}>
          <ClassificationTree
            groups={facets?.classification ?? []}
            chosen={state.group}
            onChoose={(group) => store.setState({ group })}
          />
        </div>
      )}
      <div ref={scroller} className={styles.scroller}>
        {(found.state === 'loading' || (offers.isLoading && catalogues.length === 0)) && (
          <LoadingGrid pictureHeight={pictureHeight} />
        )}
        {found.state !== 'loading' && articles.length === 0 && (
          <NothingToShow store={store} found={found} hasCatalogues={catalogues.length > 0} />
        )}
        {articles.length > 0 && (
          <ArticleGrid
            articles={articles}
            total={found.total}
            offers={offers}
            model={state.model}
            favourites={favourites}
            least={least}
            pictureHeight={pictureHeight}
            asked={asked}
            hasMore={found.hasMore}
            onMore={found.loadMore}
            onPlace={(article) => place(article, false)}
            onAdd={layout === 'page' ? (article) => place(article, true) : null}
            onDrag={layout === 'panel' ? drag : null}
            onToggleFavourite={({ key }) => setFavourite(key, !favourites.has(key))}
            onLeave={() => {
              field.current?.focus()
              field.current?.select()
            }}
          />
        )}
      </div>
    </div>
  )
}

/** The largest is what the brand sells; the others accompany it. */
function largestFirst(catalogues: CatalogueOffers['catalogues']): CatalogueOffers['catalogues'] {
  return catalogues.toSorted((one, two) => two.pack.articles.length - one.pack.articles.length)
}

function latestFirst(articles: readonly FoundArticle[], recent: readonly string[]): readonly FoundArticle[] {
  return articles.toSorted((one, two) => recent.indexOf(one.key) - recent.indexOf(two.key))
}

/** From the field to the first card, once there is one that answers what was typed. */
function useGridEntry(scroller: { current: HTMLElement | null }, isAnswered: boolean): () => void {
  const isWanted = useRef(false)
  const [, look] = useReducer((looks: number) => looks + 1, 0)

  useEffect(() => {
    if (!isWanted.current || !isAnswered) return
    isWanted.current = false
    scroller.current?.querySelector<HTMLElement>('[data-card][tabindex="0"]')?.focus()
  })

  return () => {
    isWanted.current = true
    look()
  }
}
