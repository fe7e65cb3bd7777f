import type { Catalogue, Choices } from '@arredo/catalogue'
import { PackageSearch, Search } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SearchField } from '../ui/text-field.tsx'
import { useText } from '../words/use-text.ts'
import { ArticleGrid } from './article-grid.tsx'
import styles from './catalogue-panel.module.css'
import { type OfferedArticle, offeredArticles } from './offered-article.ts'
import { searchArticles } from './search-articles.ts'
import { usePackText } from './use-pack-text.ts'

export type CataloguePanelProps = {
  catalogues: readonly Catalogue[]
  isLoading: boolean
  /** The project's own choices, so that pictures and prices look like what will be placed. */
  header: Choices
  priceOf: (offered: OfferedArticle) => string | null
  onPlace: (offered: OfferedArticle) => void
  onDrag: (offered: OfferedArticle) => void
}

/** Search first, then catalogues as chips, then pictures. The frame around it is the caller's. */
export function CataloguePanel({
  catalogues,
  isLoading,
  header,
  priceOf,
  onPlace,
  onDrag,
}: CataloguePanelProps) {
  const text = useText()
  const packText = usePackText()
  const [query, setQuery] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const wanted = useDeferredValue(query)
  const chosen = catalogues.find(({ pack }) => pack.code === code) ?? catalogues[0]
  const offered = useMemo(() => (chosen ? offeredArticles(chosen) : []), [chosen])
  const found = useMemo(() => {
    const articles = searchArticles(
      offered.map(({ article }) => article),
      wanted,
      packText,
    )
    const byArticle = new Map(offered.map((offer) => [offer.article, offer]))
    return articles.flatMap((article) => byArticle.get(article) ?? [])
  }, [offered, wanted, packText])

  return (
    <div className={styles.catalogue} aria-busy={isLoading}>
      <div className={styles.top}>
        <SearchField
          label={
            offered.length > 0 ? text('Search {{count}} articles', { count: offered.length }) : text('Search')
          }
          icon={<Search size={18} aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {catalogues.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a form's fieldset
          <div className={styles.chips} role="group" aria-label={text('Catalogues')}>
            {catalogues.map(({ pack }) => (
              <Chip
                key={pack.code}
                chosen={pack.code === chosen?.pack.code}
                onClick={() => setCode(pack.code)}
              >
                {packText(pack.name)}
              </Chip>
            ))}
          </div>
        )}
      </div>
      <div className={styles.scroller}>
        {isLoading && catalogues.length === 0 && (
          <LoadingCards label={text('Catalogues are being fetched')} />
        )}
        {!isLoading && catalogues.length === 0 && (
          <EmptyState
            icon={<PackageSearch size={28} aria-hidden="true" />}
            title={text('No catalogue yet')}
            hint={text('As soon as your brand publishes a catalogue, its articles appear here.')}
          />
        )}
        {chosen && found.length === 0 && (
          <EmptyState
            icon={<PackageSearch size={28} aria-hidden="true" />}
            title={text('Nothing found')}
            hint={text('No article holds “{{query}}” in its name or code.', { query: wanted })}
            action={<Button onClick={() => setQuery('')}>{text('Show all articles')}</Button>}
          />
        )}
        {found.length > 0 && (
          <ArticleGrid
            key={`${chosen?.pack.code} ${wanted}`}
            articles={found}
            header={header}
            priceOf={priceOf}
            onPlace={onPlace}
            onDrag={onDrag}
          />
        )}
      </div>
    </div>
  )
}

function LoadingCards({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={styles.loadingCard}>
          <Skeleton height={104} />
          <Skeleton width="80%" />
          <Skeleton width="50%" height={12} />
        </div>
      ))}
    </div>
  )
}
