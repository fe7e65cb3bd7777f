import { useRef } from 'react'
import { useCatalogue, useDeskState, useEditing } from '../planner-context.tsx'
import { ArticleInspector } from './article-inspector.tsx'
import { ArticlePrice } from './article-price.tsx'
import { HeaderVariants } from './header-variants.tsx'
import styles from './inspector.module.css'
import { ItemList } from './item-list.tsx'
import { NothingSelected } from './nothing-selected.tsx'
import { RoomInspector } from './room-inspector.tsx'
import { SeveralSelected } from './several-selected.tsx'

/**
 * What is selected, or the room; where sheets take turns, one of them only. The frame around it is the
 * layout's.
 */
export function Inspector({ shows }: { shows: 'selection' | 'item' | 'room' }) {
  const { document, evaluation } = useDeskState()
  const editing = useEditing()
  const selection = shows === 'room' ? none : editing.selection
  const hasRoom = shows !== 'item' && selection.length === 0
  const heading = useRef<HTMLHeadingElement>(null)
  const row = selection.length === 1 ? document.rows[selection[0] ?? ''] : undefined
  const article = row?.kind === 'article' ? row : null
  const catalogue = useCatalogue(article?.catalogue ?? '')
  const evaluated = article && evaluation.articles[article.id]

  return (
    <div className={styles.inspector}>
      <div className={styles.scroller}>
        {article && evaluated && catalogue && (
          <ArticleInspector
            key={article.id}
            row={article}
            evaluation={evaluated}
            catalogue={catalogue}
            heading={heading}
          />
        )}
        {selection.length > 0 && !(evaluated && catalogue) && <SeveralSelected />}
        {selection.length === 0 && shows === 'item' && <NothingSelected />}
        {hasRoom && <RoomInspector />}
        {shows !== 'item' && <ItemList key="items" onEnter={() => heading.current?.focus()} />}
        {hasRoom && <HeaderVariants />}
      </div>
      {article && evaluated && <ArticlePrice row={article.id} isBrief={shows === 'item'} />}
    </div>
  )
}

const none: readonly string[] = []
