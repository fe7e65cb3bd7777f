import type { Choices } from '@arredo/catalogue'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { useText } from '../words/use-text.ts'
import styles from './article-card.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { evaluateOffered, type OfferedArticle } from './offered-article.ts'
import { useDragOut } from './use-drag-out.ts'
import { useInView } from './use-in-view.ts'
import { usePackText } from './use-pack-text.ts'

export type ArticleCardProps = {
  offered: OfferedArticle
  header: Choices
  /** In words, or null where the price list does not sell it. */
  priceOf: (offered: OfferedArticle) => string | null
  isTabStop: boolean
  onPlace: () => void
  onDrag: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

export function ArticleCard(props: ArticleCardProps) {
  const { offered, header, priceOf, isTabStop, onPlace, onDrag, onFocus, onKeyDown } = props
  const text = useText()
  const packText = usePackText()
  const card = useRef<HTMLButtonElement>(null)
  const isSeen = useInView(card)
  const drag = useDragOut(onDrag)
  const evaluation = useMemo(
    () => (isSeen ? evaluateOffered(offered, header) : null),
    [isSeen, offered, header],
  )
  const price = useMemo(() => (isSeen ? priceOf(offered) : null), [isSeen, offered, priceOf])
  const { article, catalogue } = offered

  return (
    <button
      ref={card}
      type="button"
      className={styles.card}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={text('Place {{name}}, {{code}}', { name: packText(article.name), code: article.code })}
      onClick={() => drag.wasDragged() || onPlace()}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      {...drag.handlers}
    >
      <span className={styles.picture}>
        <ArticlePicture evaluation={evaluation} pack={catalogue.pack} />
      </span>
      <span className={styles.name}>{packText(article.name)}</span>
      <span className={styles.line}>
        <span className={styles.code}>{article.code}</span>
        <span className={styles.price}>{price ? text('from {{price}}', { price }) : ''}</span>
      </span>
    </button>
  )
}
