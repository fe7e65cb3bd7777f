import type { Accessories } from '@arredo/flows'
import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import { Blocks, Heart, History, LampCeiling } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Chip } from '../../ui/chip.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useText } from '../../words/use-text.ts'
import { usePackText } from '../range/use-pack-text.ts'
import type { SoldCatalogue } from '../range/use-sold-catalogues.ts'
import type { BrowseStore, Shelf } from './browse-state.ts'
import styles from './shelf-chips.module.css'
import type { Facets } from './use-found-articles.ts'

type ShelfChipsProps = {
  store: BrowseStore
  sold: readonly SoldCatalogue[]
  accessories: Accessories
  facets: Facets | null
  hasBlocks: boolean
}

/**
 * The catalogues in one row, then one's own shelves; while one searches, each says what it holds. The keyboard walks
 * both by themselves, so that it always gets into the row that scrolls.
 */
export function ShelfChips({ store, sold, accessories, facets, hasBlocks }: ShelfChipsProps) {
  const text = useText()
  const packText = usePackText()
  const isRightToLeft = useLanguage().direction === 'rtl'
  const row = useRef<HTMLDivElement>(null)
  const { shelf: wanted, catalogue, text: query } = useStore(store)
  const shelf = wanted === 'blocks' && !hasBlocks ? 'all' : wanted
  const isSearching = query.trim() !== ''
  const countOf = (code: string) => facets?.catalogues.find((listed) => listed.code === code)?.count
  const look = (code: string | null) => store.setState({ shelf: 'all', catalogue: code, group: null })
  const turn = (own: Shelf) => store.setState({ shelf: shelf === own ? 'all' : own })
  const chosen = shelf === 'all' ? keyOf(catalogue) : shelf

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice or list is the reason, not what is read
  useEffect(() => {
    bringIntoSight(row.current?.querySelector('[aria-pressed="true"]'), row.current)
  }, [chosen, sold])

  return (
    <div className={styles.shelves}>
      <ToggleGroup
        ref={row}
        className={styles.catalogues}
        aria-label={text('Catalogues')}
        value={[chosen]}
        onFocus={({ target }) => {
          // Under a pointer nothing moves between its press and its release.
          if (target.matches(':focus-visible')) bringIntoSight(target, row.current)
        }}
        onWheel={({ deltaX, deltaY }) => {
          if (deltaX === 0) row.current?.scrollBy({ left: isRightToLeft ? -deltaY : deltaY })
        }}
      >
        {sold.length > 1 && (
          <ShelfChip value={keyOf(null)} chosen={chosen} onChoose={() => look(null)}>
            {text('All')}
          </ShelfChip>
        )}
        {sold.map(({ code, name }) => {
          const count = isSearching && shelf === 'all' ? countOf(code) : undefined
          return (
            <ShelfChip key={code} value={keyOf(code)} chosen={chosen} onChoose={() => look(code)}>
              {packText(name)}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </ShelfChip>
          )
        })}
      </ToggleGroup>
      <ToggleGroup className={styles.ownShelves} aria-label={text('Shelves')} value={[chosen]}>
        {accessories.isEnabled && (
          <ShelfChip
            value={keyOf(accessories.code)}
            chosen={chosen}
            onChoose={() => look(accessories.code)}
            label={text('Accessories')}
            about={packText(accessories.name)}
          >
            <LampCeiling size={14} aria-hidden="true" />
          </ShelfChip>
        )}
        <ShelfChip
          value="favourites"
          chosen={chosen}
          onChoose={() => turn('favourites')}
          label={text('Favourites')}
        >
          <Heart size={14} aria-hidden="true" />
        </ShelfChip>
        <ShelfChip
          value="recent"
          chosen={chosen}
          onChoose={() => turn('recent')}
          label={text('Recently used')}
        >
          <History size={14} aria-hidden="true" />
        </ShelfChip>
        {hasBlocks && (
          <ShelfChip value="blocks" chosen={chosen} onChoose={() => turn('blocks')} label={text('Blocks')}>
            <Blocks size={14} aria-hidden="true" />
          </ShelfChip>
        )}
      </ToggleGroup>
    </div>
  )
}

type ShelfChipProps = {
  value: string
  chosen: string
  onChoose: () => void
  /** For a shelf that shows a sign instead of its name. */
  label?: string
  /** What there is on it. */
  about?: string
  children: ReactNode
}

function ShelfChip({ value, chosen, onChoose, label, about, children }: ShelfChipProps) {
  return (
    <Toggle
      value={value}
      onPressedChange={onChoose}
      aria-label={label}
      aria-description={about}
      title={about === undefined ? label : `${label}: ${about}`}
      render={<Chip chosen={value === chosen} className={label ? styles.own : styles.catalogue} />}
    >
      {children}
    </Toggle>
  )
}

/** Apart from one's own shelves, whatever the catalogue is called. */
function keyOf(catalogue: string | null): string {
  return `catalogue ${catalogue ?? ''}`
}

/** Sideways only: what is around the row stays where it is. */
function bringIntoSight(chip: Element | null | undefined, row: HTMLElement | null): void {
  if (!chip || !row?.contains(chip)) return
  const { left, right } = chip.getBoundingClientRect()
  const seen = row.getBoundingClientRect()
  const fade = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart)
  if (left < seen.left + fade) row.scrollBy({ left: left - seen.left - fade })
  else if (right > seen.right - fade) row.scrollBy({ left: right - seen.right + fade })
}
