import { Heart, History } from 'lucide-react'
import { useStore } from 'zustand'
import { Chip } from '../../ui/chip.tsx'
import { useText } from '../../words/use-text.ts'
import { usePackText } from '../range/use-pack-text.ts'
import type { SoldCatalogue } from '../range/use-sold-catalogues.ts'
import type { BrowseStore } from './browse-state.ts'
import styles from './shelf-chips.module.css'
import type { Facets } from './use-found-articles.ts'

type ShelfChipsProps = { store: BrowseStore; sold: readonly SoldCatalogue[]; facets: Facets | null }

/** One's own shelves first, then the catalogues; while one searches, each says what it holds. */
export function ShelfChips({ store, sold, facets }: ShelfChipsProps) {
  const text = useText()
  const packText = usePackText()
  const { shelf, catalogue, text: query } = useStore(store)
  const isSearching = query.trim() !== ''
  const countOf = (code: string) => facets?.catalogues.find((listed) => listed.code === code)?.count

  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a form's fieldset
    <div className={styles.chips} role="group" aria-label={text('Catalogues')}>
      {sold.length > 1 && (
        <Chip
          chosen={shelf === 'all' && catalogue === null}
          onClick={() => store.setState({ shelf: 'all', catalogue: null, group: null })}
        >
          {text('All')}
        </Chip>
      )}
      {sold.map(({ code, name }) => {
        const count = isSearching && shelf === 'all' ? countOf(code) : undefined
        return (
          <Chip
            key={code}
            chosen={shelf === 'all' && catalogue === code}
            onClick={() => store.setState({ shelf: 'all', catalogue: code, group: null })}
          >
            {packText(name)}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Chip>
        )
      })}
      <Chip
        className={styles.own}
        chosen={shelf === 'favourites'}
        aria-label={text('Favourites')}
        title={text('Favourites')}
        onClick={() => store.setState({ shelf: shelf === 'favourites' ? 'all' : 'favourites' })}
      >
        <Heart size={14} aria-hidden="true" />
      </Chip>
      <Chip
        className={styles.own}
        chosen={shelf === 'recent'}
        aria-label={text('Recently used')}
        title={text('Recently used')}
        onClick={() => store.setState({ shelf: shelf === 'recent' ? 'all' : 'recent' })}
      >
        <History size={14} aria-hidden="true" />
      </Chip>
    </div>
  )
}
