import { Heart, History, PackageSearch, WifiOff } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../../words/use-text.ts'
import { LoadingCard } from '../grid/article-grid.tsx'
import type { BrowseStore } from './browse-state.ts'
import styles from './found-status.module.css'
import { activeFilters, withoutFilters } from './search-wish.ts'
import type { FoundArticles } from './use-found-articles.ts'

/** The server counts no further. */
const mostCounted = 1000

type FoundStatusProps = { found: FoundArticles; query: string; priceBasis: string }

export function FoundStatus({ found, query, priceBasis }: FoundStatusProps) {
  const text = useText()
  const { state, total, how } = found
  const isTypo = how === 'typo' && total > 0 && query.trim() !== ''
  const count =
    total >= mostCounted
      ? text('{{number}} articles or more', { number: mostCounted })
      : text('{{count}} articles', { count: total })

  return (
    <div className={styles.status}>
      {isTypo && state === 'ready' && (
        <p className={styles.typo}>
          {text('Nothing for “{{query}}”; showing what is close', { query: query.trim() })}
        </p>
      )}
      <p>
        <span role="status" aria-label={text('Found')}>
          {state === 'ready' ? count : ''}
        </span>
        {state === 'ready' && total > 0 && <span className={styles.basis}>{priceBasis}</span>}
      </p>
    </div>
  )
}

type NothingToShowProps = { store: BrowseStore; found: FoundArticles; hasCatalogues: boolean }

/** Why there is nothing, and what to do about it. */
export function NothingToShow({ store, found, hasCatalogues }: NothingToShowProps) {
  const text = useText()
  const state = useStore(store)
  const query = state.text.trim()
  const isNarrowed = activeFilters(state).length > 0
  const showAll = (
    <Button onClick={() => store.setState({ ...withoutFilters(store.getState()), text: '', shelf: 'all' })}>
      {text('Show all articles')}
    </Button>
  )

  if (!hasCatalogues) {
    return (
      <EmptyState
        icon={<PackageSearch size={28} aria-hidden="true" />}
        title={text('No catalogue yet')}
        hint={text('As soon as your brand publishes a catalogue, its articles appear here.')}
      />
    )
  }
  if (found.state === 'failed') {
    return (
      <EmptyState
        icon={<WifiOff size={28} aria-hidden="true" />}
        title={text('The search does not answer')}
        hint={text('What stands in the room is safe. Check your connection and try again.')}
        action={<Button onClick={found.retry}>{text('Try again')}</Button>}
      />
    )
  }
  if (state.shelf === 'favourites' && query === '' && !isNarrowed) {
    return (
      <EmptyState
        icon={<Heart size={28} aria-hidden="true" />}
        title={text('No favourites yet')}
        hint={text('Tap the heart of an article, or press F on it, and you find it here again.')}
        action={showAll}
      />
    )
  }
  if (state.shelf === 'recent' && query === '' && !isNarrowed) {
    return (
      <EmptyState
        icon={<History size={28} aria-hidden="true" />}
        title={text('Nothing used yet')}
        hint={text('What you place in a room appears here, the latest first.')}
        action={showAll}
      />
    )
  }
  return (
    <EmptyState
      icon={<PackageSearch size={28} aria-hidden="true" />}
      title={text('Nothing found')}
      hint={
        query === ''
          ? text('No article fits these filters.')
          : text('No article fits “{{query}}” and what else you chose.', { query })
      }
      action={
        <div className={styles.ways}>
          {isNarrowed && (
            <Button onClick={() => store.setState(withoutFilters(store.getState()))}>
              {text('Clear the filters')}
            </Button>
          )}
          {(state.catalogue !== null || state.shelf !== 'all') && query !== '' && (
            <Button onClick={() => store.setState({ catalogue: null, shelf: 'all' })}>
              {text('Search all catalogues')}
            </Button>
          )}
          {showAll}
        </div>
      }
    />
  )
}

export function LoadingGrid({ pictureHeight }: { pictureHeight: number }) {
  const text = useText()
  return (
    <div className={styles.loading} role="status" aria-label={text('Articles are being fetched')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <LoadingCard key={key} pictureHeight={pictureHeight} />
      ))}
    </div>
  )
}
