import { onlySelected, type Selected } from '@arredo/editor'
import { isSpecial } from '@arredo/project'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useCatalogue, useDeskState, useEditing, usePlanner } from '../planner-context.tsx'
import { Alternatives } from './alternatives.tsx'
import styles from './inspector.module.css'
import { ItemList } from './item-list.tsx'
import { NothingSelected } from './nothing-selected.tsx'
import { recordInspectors } from './records/record-inspectors.ts'
import { RoomInspector } from './room-inspector.tsx'

/** The largest part of the planner's panels: fetched beside the room, needed when the first item is selected. */
const fetchArticle = async () => {
  const [{ ArticleInspector }, { ArticlePrice }] = await Promise.all([
    import('./article-inspector.tsx'),
    import('./price/article-price.tsx'),
  ])
  return { ArticleInspector, ArticlePrice }
}
const ArticleInspector = lazy(async () => ({ default: (await fetchArticle()).ArticleInspector }))
const ArticlePrice = lazy(async () => ({ default: (await fetchArticle()).ArticlePrice }))

const HeaderVariants = lazy(async () => ({
  default: (await import('./variants/header-variants.tsx')).HeaderVariants,
}))
const RoomLight = lazy(async () => ({ default: (await import('../light/room-light.tsx')).RoomLight }))
const SpecialInspector = lazy(async () => ({
  default: (await import('../specials/special-inspector.tsx')).SpecialInspector,
}))
const SurfaceLines = lazy(async () => ({
  default: (await import('../../rows/surface-lines.tsx')).SurfaceLines,
}))
const RowInspector = lazy(async () => ({ default: (await import('./row-inspector.tsx')).RowInspector }))
const fetchSeveral = async () => (await import('./several-selected.tsx')).SeveralSelected
const SeveralSelected = lazy(async () => ({ default: await fetchSeveral() }))

/**
 * What is selected, or the room; where sheets take turns, one of them only. The frame around it is the
 * layout's.
 */
export function Inspector({ shows }: { shows: 'selection' | 'item' | 'room' }) {
  const { document, evaluation } = useDeskState()
  const editing = useEditing()
  const planner = usePlanner()
  const selection = shows === 'room' ? none : editing.selection
  const isRoom = onlySelected(selection, 'room') !== null
  // A room is where everything stands: what holds for the whole project is shown with it.
  const hasRoom = shows !== 'item' && (selection.length === 0 || isRoom)
  const heading = useRef<HTMLHeadingElement>(null)
  const row = document.rows[onlySelected(selection, 'row') ?? '']
  const [first] = selection
  const RecordInspector = selection.length === 1 && first ? recordInspectors[first.kind] : undefined
  const article = row?.kind === 'article' ? row : null
  const other = row && row.kind !== 'article' && !isSpecial(row) ? row : null
  const catalogue = useCatalogue(article?.catalogue ?? '')
  const evaluated = article && evaluation.articles[article.id]
  useEffect(() => void Promise.all([fetchArticle(), fetchSeveral()]), [])

  return (
    <div className={styles.inspector}>
      <div className={styles.scroller}>
        {/* At once or not at all: a part that came before its heading would be read as another's. */}
        <Suspense>
          {article && evaluated && catalogue && (
            <ArticleInspector row={article} evaluation={evaluated} catalogue={catalogue} heading={heading} />
          )}
          {RecordInspector && first && <RecordInspector key={first.id} id={first.id} />}
          {isSpecial(row) && <SpecialInspector key={row.id} row={row} />}
          {other && <RowInspector key={other.id} row={other} />}
          {selection.length > 0 &&
            !RecordInspector &&
            !isSpecial(row) &&
            !other &&
            !(evaluated && catalogue) && <SeveralSelected />}
          {selection.length === 0 && shows === 'item' && <NothingSelected />}
          {hasRoom && !isRoom && <RoomInspector />}
          {hasRoom && <RoomLight />}
          {hasRoom && <Alternatives />}
          {hasRoom && <HeaderVariants />}
        </Suspense>
        {shows !== 'item' && evaluation.surfaces && (
          <Suspense>
            <SurfaceLines open={planner} />
          </Suspense>
        )}
        {shows !== 'item' && <ItemList key="items" onEnter={() => heading.current?.focus()} />}
      </div>
      {article && evaluated && (
        <Suspense>
          <ArticlePrice row={article} isBrief={shows === 'item'} />
        </Suspense>
      )}
    </div>
  )
}

const none: readonly Selected[] = []
