import type { Choices } from '@arredo/catalogue'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../words/use-language.ts'
import { useText } from '../words/use-text.ts'
import { ArticleCard } from './article-card.tsx'
import styles from './article-grid.module.css'
import { moveInGrid } from './move-in-grid.ts'
import type { OfferedArticle } from './offered-article.ts'

/** Cards drawn at once; more come as one scrolls. */
const page = 40

export type ArticleGridProps = {
  articles: readonly OfferedArticle[]
  header: Choices
  priceOf: (offered: OfferedArticle) => string | null
  onPlace: (offered: OfferedArticle) => void
  onDrag: (offered: OfferedArticle) => void
}

/** One tab stop for the whole grid; arrow keys walk, Enter places. */
export function ArticleGrid({ articles, header, priceOf, onPlace, onDrag }: ArticleGridProps) {
  const text = useText()
  const { direction } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(page)
  const [stop, setStop] = useState(0)
  const visible = articles.slice(0, shown)
  const tabStop = Math.min(stop, visible.length - 1)

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const columns = columnsOf(list.current)
    const next = moveInGrid(event.key, index, {
      count: visible.length,
      columns,
      rightToLeft: direction === 'rtl',
    })
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    setStop(next)
    list.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus()
  }

  return (
    <>
      <ul ref={list} className={styles.grid} aria-label={text('Articles')}>
        {visible.map((offered, index) => (
          <li key={offered.key} className={styles.cell}>
            <ArticleCard
              offered={offered}
              header={header}
              priceOf={priceOf}
              isTabStop={index === tabStop}
              onPlace={() => onPlace(offered)}
              onDrag={() => onDrag(offered)}
              onFocus={() => setStop(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            />
          </li>
        ))}
      </ul>
      {shown < articles.length && <EndOfPage onReached={() => setShown(shown + page)} />}
    </>
  )
}

function EndOfPage({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onReached(),
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onReached])

  return <div ref={end} className={styles.end} aria-hidden="true" />
}

function columnsOf(list: HTMLElement | null): number {
  if (!list) return 2
  return getComputedStyle(list).gridTemplateColumns.split(' ').length
}
