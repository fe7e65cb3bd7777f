import type { FoundArticle } from '@arredo/contract'
import { type ComponentType, Suspense, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'
import { classNames } from '../ui/class-names.ts'
import { useLanguage } from '../words/use-language.ts'
import { useText } from '../words/use-text.ts'
import styles from './catalogue-browser.module.css'
import { ArticleGrid } from './grid/article-grid.tsx'
import type { CatalogueOffers } from './range/catalogue-offers.ts'
import { offerOf } from './range/offered-article.ts'
import { useFreshRange } from './range/use-fresh-range.ts'
import { useOnDemand } from './range/use-on-demand.ts'
import { watchRelease } from './range/watch-release.ts'
import { ActiveFilters } from './search/active-filters.tsx'
import { browseStoreOf } from './search/browse-state.ts'
import { BrowserTools } from './search/browser-tools.tsx'
import { ClassificationTree } from './search/classification-tree.tsx'
import { FoundStatus, LoadingGrid, NothingToShow } from './search/found-status.tsx'
import { SearchBox } from './search/search-box.tsx'
import { wishOf } from './search/search-wish.ts'
import { ShelfChips } from './search/shelf-chips.tsx'
import { useFacets, useFoundArticles } from './search/use-found-articles.ts'
import { useGridEntry } from './search/use-grid-entry.ts'
import { useSearchKeys } from './search/use-search-keys.ts'
import { useKeptArticles } from './use-kept-articles.ts'

export type CatalogueBrowserProps = {
  offers: CatalogueOffers
  /** `panel`: two columns beside the room. `page`: as many as fit, the groups beside them. */
  layout: 'panel' | 'page'
  /** The shelf of what was saved to be placed again; null for who has none. */
  blocks?: ComponentType<{ query: string }> | null | undefined
  /** On the page: what to do once an article is in the room. */
  onPlaced?: ((found: FoundArticle, stay: boolean) => void) | undefined
}

const shapes = {
  panel: { least: 130, pictureHeight: 104 },
  page: { least: 144, pictureHeight: 148 },
} as const

/** Search first, then groups, filters and shelves, then pictures. The frame around it is the caller's. */
export function CatalogueBrowser({ offers, layout, onPlaced, blocks = null }: CatalogueBrowserProps) {
  const text = useText()
  const { notices, project } = useApp()
  const { code: language } = useLanguage()
  const { desk, priceList, sold, catalogues } = offers
  const store = browseStoreOf(
    desk,
    sold.find(({ code }) => isOpen(catalogues, code))?.code ?? null,
    project.getState().open?.chosen?.model ?? null,
  )
  const state = useStore(store)
  const { kept, setFavourite, noteUse } = useKeptArticles()
  const favourites = useMemo(() => new Set(kept.favourites), [kept.favourites])
  const wish = useMemo(() => {
    const offered = sold.map(({ code }) => code)
    return wishOf(state, { language, priceList, kept, offered })
  }, [state, language, priceList, kept, sold])
  useFreshRange()
  const found = useFoundArticles(wish)
  const facets = useFacets(wish)
  const articles = useMemo(
    () => (state.shelf === 'recent' ? latestFirst(found.articles, kept.recent) : found.articles),
    [state.shelf, found.articles, kept.recent],
  )

  const { awaited, fetchOffer } = useOnDemand(offers)
  const isMounted = useIsMounted()

  const field = useRef<HTMLInputElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useSearchKeys(field)
  const isAnswered = found.state !== 'loading' && found.answers === wish
  const enterGrid = useGridEntry({ field, scroller, isAnswered })
  const { least, pictureHeight } = shapes[layout]
  const Blocks = state.shelf === 'blocks' ? blocks : null
  const asked = useMemo(
    () => JSON.stringify({ ...found.answers, only: state.shelf }),
    [found.answers, state.shelf],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason, not what is read
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [asked])

  // Whoever looks into a catalogue will choose from it.
  const isShownOpen = state.catalogue === null || isOpen(catalogues, state.catalogue)
  const { open } = offers
  useEffect(() => {
    if (!isShownOpen && state.catalogue !== null) void open(state.catalogue)
  }, [isShownOpen, state.catalogue, open])

  async function place(article: FoundArticle, stay: boolean) {
    const known = offerOf(article, catalogues, state.model)
    if (!known && isOpen(catalogues, article.catalogue)) {
      const message = text('This project is made with an edition that does not have this article.')
      return notices.show({ message, kind: 'error' })
    }
    const offered = known ?? (await fetchOffer(article, state.model))
    if (!offered || !offers.place(offered)) return
    noteUse(article.key)
    if (isMounted.current) onPlaced?.(article, stay)
  }

  async function drag(article: FoundArticle) {
    const known = offerOf(article, catalogues, state.model)
    const release = known ? null : watchRelease()
    const offered = known ?? (await fetchOffer(article, state.model))
    if (!offered) return release?.forget()
    offers.drag(offered)
    release?.catchUp()
    noteUse(article.key)
  }

  return (
    <div className={classNames(styles.browser, styles[layout])} aria-busy={found.state === 'loading'}>
      <div className={styles.top}>
        <SearchBox
          label={Blocks ? text('Search blocks') : text('Search articles')}
          store={store}
          field={field}
          onEnter={enterGrid}
          className={styles.search}
        />
        {!Blocks && <BrowserTools store={store} facets={facets} catalogues={catalogues} />}
        <ShelfChips
          store={store}
          sold={sold}
          accessories={offers.accessories}
          facets={facets}
          hasBlocks={blocks !== null}
        />
        {!Blocks && <ActiveFilters store={store} facets={facets} />}
        {!Blocks && <FoundStatus found={found} query={state.text} priceBasis={offers.priceBasis} />}
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
        {Blocks ? (
          <Suspense>
            <Blocks query={state.text} />
          </Suspense>
        ) : (
          <>
            {found.state === 'loading' && <LoadingGrid pictureHeight={pictureHeight} />}
            {found.state !== 'loading' && articles.length === 0 && (
              <NothingToShow store={store} found={found} hasCatalogues={sold.length > 0} />
            )}
            {articles.length > 0 && (
              <ArticleGrid
                articles={articles}
                total={found.total}
                offers={offers}
                model={state.model}
                favourites={favourites}
                awaited={awaited}
                least={least}
                pictureHeight={pictureHeight}
                asked={asked}
                hasMore={found.hasMore}
                onMore={found.loadMore}
                onPlace={(article) => void place(article, false)}
                onAdd={layout === 'page' ? (article) => void place(article, true) : null}
                onDrag={layout === 'panel' ? (article) => void drag(article) : null}
                onToggleFavourite={({ key }) => setFavourite(key, !favourites.has(key))}
                onLeave={() => {
                  field.current?.focus()
                  field.current?.select()
                }}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}

function isOpen(catalogues: CatalogueOffers['catalogues'], code: string): boolean {
  return catalogues.some(({ pack }) => pack.code === code)
}

function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

function latestFirst(articles: readonly FoundArticle[], recent: readonly string[]): readonly FoundArticle[] {
  return articles.toSorted((one, two) => recent.indexOf(one.key) - recent.indexOf(two.key))
}
