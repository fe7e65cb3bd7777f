import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import type { CatalogueOffers } from '../range/catalogue-offers.ts'
import { choicesOf, offerOf } from '../range/offered-article.ts'
import { ArticleCard, type ArticleCardProps } from './article-card.tsx'
import styles from './article-grid.module.css'
import { useGridWalk, type WalkedGrid } from './use-grid-walk.ts'
import { useGridWindow } from './use-grid-window.ts'

export type ArticleGridProps = WalkedGrid & {
  total: number
  offers: CatalogueOffers
  model: string | null
  favourites: ReadonlySet<string>
  /** Keys of articles whose pack is on its way. */
  awaited: ReadonlySet<string>
  /** Pixels a card is wide at least. */
  least: number
  pictureHeight: number
  hasMore: boolean
  onMore: () => void
}

const gap = { column: 12, row: 8 }
const mostColumns = 6

/**
 * Fills its parent, which scrolls; only what is in sight is drawn. One tab stop for all cards: arrow keys walk,
 * Enter places, F keeps.
 */
export function ArticleGrid(props: ArticleGridProps) {
  const { articles, total, offers, model, favourites, least, hasMore, onMore } = props
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const count = articles.length
  const { columns, rowHeight, first, end } = useGridWindow(list, { count, least, most: mostColumns, gap })
  const walk = useGridWalk(list, props, { columns, rowHeight })
  const stop = Math.min(walk.stop, articles.length - 1)
  const { actions } = walk

  useEffect(() => {
    if (hasMore && end >= articles.length - columns * 3) onMore()
  }, [hasMore, onMore, end, articles.length, columns])

  // The card that has the keyboard stays, also when it is scrolled away.
  const shown = Array.from({ length: end - first }, (_, offset) => first + offset)
  if (stop >= 0 && (stop < first || stop >= end)) shown.push(stop)
  const awaited = hasMore ? columns : 0
  const rows = Math.ceil((articles.length + awaited) / columns)

  return (
    <ul
      ref={list}
      className={styles.grid}
      style={{ blockSize: rows * rowHeight - gap.row }}
      aria-label={text('Articles')}
    >
      {shown.map((index) => {
        const found = articles[index]
        if (!found) return null
        return (
          <li
            key={found.key}
            className={styles.cell}
            style={placeOf(index, columns, rowHeight)}
            aria-setsize={total >= 1000 ? -1 : total}
            aria-posinset={index + 1}
          >
            <OfferedCard
              found={found}
              model={model}
              index={index}
              offers={offers}
              actions={actions}
              isTabStop={index === stop}
              isFavourite={favourites.has(found.key)}
              isAwaited={props.awaited.has(found.key)}
            />
          </li>
        )
      })}
      {end === articles.length &&
        Array.from({ length: awaited }, (_, offset) => articles.length + offset).map((index) => (
          <li
            key={`awaited ${index}`}
            className={styles.cell}
            style={placeOf(index, columns, rowHeight)}
            aria-hidden="true"
          >
            <LoadingCard pictureHeight={props.pictureHeight} />
          </li>
        ))}
    </ul>
  )
}

type OfferedCardProps = Omit<ArticleCardProps, 'offered' | 'width' | 'isMissing'> & { model: string | null }

function OfferedCard({ model, ...card }: OfferedCardProps) {
  const { found, offers } = card
  const offered = useMemo(() => offerOf(found, offers.catalogues, model), [found, offers.catalogues, model])
  const isMissing = !offered && offers.catalogues.some(({ pack }) => pack.code === found.catalogue)
  const { width = null } = found
  const isMade = useMemo(
    () => width !== null && (!offered || choicesOf(offered, offers.header) !== null),
    [width, offered, offers.header],
  )
  return <ArticleCard {...card} offered={offered} width={isMade ? width : null} isMissing={isMissing} />
}

export function LoadingCard({ pictureHeight }: { pictureHeight: number }) {
  return (
    <div className={styles.loadingCard}>
      <Skeleton height={pictureHeight} />
      <Skeleton width="80%" />
      <Skeleton width="50%" height={12} />
    </div>
  )
}

function placeOf(index: number, columns: number, rowHeight: number): CSSProperties {
  const column = `(100% + ${gap.column}px) / ${columns}`
  return {
    insetBlockStart: Math.floor(index / columns) * rowHeight,
    insetInlineStart: `calc(${column} * ${index % columns})`,
    inlineSize: `calc(${column} - ${gap.column}px)`,
  }
}
