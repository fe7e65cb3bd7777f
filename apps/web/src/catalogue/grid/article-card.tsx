import type { FoundArticle } from '@arredo/contract'
import { Heart, Plus } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import type { CatalogueOffers } from '../range/catalogue-offers.ts'
import type { OfferedArticle } from '../range/offered-article.ts'
import { useWhenIdle } from '../use-when-idle.ts'
import styles from './article-card.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { useDragOut } from './use-drag-out.ts'

/** What a card does; the same object as long as the browser is open, so that cards need not be drawn again. */
export type CardActions = {
  readonly place: (found: FoundArticle) => void
  /** Place and stay; null where placing stays anyway. */
  readonly add: ((found: FoundArticle) => void) | null
  /** Null where there is no room to drag into. */
  readonly drag: ((found: FoundArticle) => void) | null
  readonly toggleFavourite: (found: FoundArticle) => void
  readonly focus: (index: number) => void
  readonly keyDown: (event: KeyboardEvent<HTMLButtonElement>, index: number) => void
}

export type ArticleCardProps = {
  found: FoundArticle
  index: number
  /** Null while its pack is not open, and where that has no such article. */
  offered: OfferedArticle | null
  /** Millimetres: how wide it will be, where that was asked for. */
  width: number | null
  /** The edition of the project does not have it. */
  isMissing: boolean
  /** It was chosen, and its pack is on its way. */
  isAwaited: boolean
  offers: CatalogueOffers
  actions: CardActions
  isTabStop: boolean
  isFavourite: boolean
}

export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { found, index, offered, width, isMissing, isAwaited, offers, actions, isTabStop, isFavourite } =
    props
  const text = useText()
  const drag = useDragOut(() => actions.drag?.(found))
  const { name, code, picture } = found
  const { format, symbol } = useLength()
  const wide = width === null ? null : `${format(width)} ${symbol}`
  const price = usePrice(found, offered, isMissing, offers)

  return (
    <>
      <button
        type="button"
        className={classNames(styles.card, actions.drag && !isMissing && styles.movable)}
        data-card={index}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={
          wide
            ? text('Place {{name}}, {{code}}, {{width}} wide', { name, code, width: wide })
            : text('Place {{name}}, {{code}}', { name, code })
        }
        aria-disabled={isMissing || undefined}
        aria-busy={isAwaited || undefined}
        onClick={(event) => {
          // A key's click has no detail, and is none of the drag's.
          if (drag.wasDragged() && event.detail > 0) return
          if (event.shiftKey && actions.add) actions.add(found)
          else actions.place(found)
        }}
        onFocus={() => actions.focus(index)}
        onKeyDown={(event) => actions.keyDown(event, index)}
        {...(actions.drag && !isMissing ? drag.handlers : {})}
      >
        <span className={styles.picture}>
          <ArticlePicture
            address={pictureAddress(picture)}
            offered={offered}
            header={offers.header}
            headerKey={offers.headerKey}
          />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>
          <span className={styles.code}>{wide ?? code}</span>
          <span className={styles.price}>
            {isMissing && text('Not in this project')}
            {isAwaited && text('Being fetched…')}
            {!isAwaited && price && text('from {{price}}', { price })}
          </span>
        </span>
      </button>
      <div className={styles.corner}>
        <button
          type="button"
          className={styles.small}
          tabIndex={-1}
          aria-pressed={isFavourite}
          aria-label={text('Favourite: {{name}}', { name })}
          title={text('Favourite: {{name}}', { name })}
          onClick={() => actions.toggleFavourite(found)}
        >
          <Heart size={16} aria-hidden="true" />
        </button>
        {actions.add && !isMissing && (
          <button
            type="button"
            className={styles.small}
            tabIndex={-1}
            aria-label={text('Add {{name}} and stay here', { name })}
            title={text('Add {{name}} and stay here', { name })}
            onClick={() => actions.add?.(found)}
          >
            <Plus size={16} aria-hidden="true" />
          </button>
        )}
      </div>
    </>
  )
})

/** The server's price at once where it says what the project would; else the project's own, a moment later. */
function usePrice(
  found: FoundArticle,
  offered: OfferedArticle | null,
  isMissing: boolean,
  offers: CatalogueOffers,
) {
  const known = isMissing ? null : offers.knownPrice(found, offered)
  const isWanted = offered !== null && known === null
  const own = useWhenIdle(
    isWanted
      ? `${offered.key} ${offered.catalogue.pack.version} ${offered.model} ${offered.width} ${offers.priceKey}`
      : null,
    () => offered && offers.priceOf(offered),
  )
  return known ?? own
}

/** Files of a pack are named by their content; anything else must be an address of our own. */
function pictureAddress(picture: string | null): string | null {
  if (!picture) return null
  if (picture.startsWith('/')) return picture
  return /^[0-9a-f]{64}\.webp$/.test(picture) ? `/textures/${picture}` : null
}
