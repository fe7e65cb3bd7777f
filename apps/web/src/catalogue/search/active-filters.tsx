import { X } from 'lucide-react'
import { useStore } from 'zustand'
import { useText } from '../../words/use-text.ts'
import styles from './active-filters.module.css'
import type { BrowseStore } from './browse-state.ts'
import { activeFilters, withoutFilter, withoutFilters } from './search-wish.ts'
import { useFilterWords } from './use-filter-words.ts'
import type { Facets } from './use-found-articles.ts'

/** What narrows the search, each to be taken away by itself. */
export function ActiveFilters({ store, facets }: { store: BrowseStore; facets: Facets | null }) {
  const text = useText()
  const words = useFilterWords(facets)
  const filters = activeFilters(useStore(store))
  if (filters.length === 0) return null

  return (
    <ul className={styles.filters} aria-label={text('Filters')}>
      {filters.map((filter) => (
        <li key={words.of(filter)}>
          <button
            type="button"
            className={styles.filter}
            aria-label={text('Remove filter: {{filter}}', { filter: words.of(filter) })}
            onClick={() => store.setState(withoutFilter(store.getState(), filter))}
          >
            <span>{words.of(filter)}</span>
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button
            type="button"
            className={styles.clear}
            onClick={() => store.setState(withoutFilters(store.getState()))}
          >
            {text('Clear all')}
          </button>
        </li>
      )}
    </ul>
  )
}
