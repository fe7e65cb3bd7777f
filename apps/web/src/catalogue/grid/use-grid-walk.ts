import type { FoundArticle } from '@arredo/contract'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../words/use-language.ts'
import type { CardActions } from './article-card.tsx'
import { scrolledTo } from './grid-window.ts'
import { moveInGrid } from './move-in-grid.ts'

export type WalkedGrid = {
  articles: readonly FoundArticle[]
  /** Another one: other articles were asked for, and the keyboard begins at the first again. */
  asked: unknown
  onPlace: (found: FoundArticle) => void
  onAdd: ((found: FoundArticle) => void) | null
  onDrag: ((found: FoundArticle) => void) | null
  onToggleFavourite: (found: FoundArticle) => void
  /** Back to where the search is typed. */
  onLeave: () => void
}

/** Where the keyboard is, and what its keys do. */
export function useGridWalk(
  list: RefObject<HTMLUListElement | null>,
  props: WalkedGrid,
  shape: { columns: number; rowHeight: number },
) {
  const { direction } = useLanguage()
  const [stop, setStop] = useState(0)
  const wanted = useRef<number | null>(null)
  const latest = useRef({ props, shape, direction })
  latest.current = { props, shape, direction }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason, not what is read
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) setStop(0)
  }, [props.asked, list])

  // The card may have to be drawn first.
  useEffect(() => {
    if (wanted.current !== stop) return
    wanted.current = null
    list.current?.querySelector<HTMLElement>(`[data-card="${stop}"]`)?.focus({ preventScroll: true })
  }, [stop, list])

  const { onAdd, onDrag } = props
  const [canAdd, canDrag] = [onAdd !== null, onDrag !== null]
  const actions = useMemo<CardActions>(() => {
    function go(index: number) {
      const { columns, rowHeight } = latest.current.shape
      const view = list.current?.parentElement
      const top = list.current?.offsetTop ?? 0
      if (view) {
        const seen = { top: view.scrollTop - top, height: view.clientHeight }
        const next = scrolledTo(Math.floor(index / columns), rowHeight, seen)
        if (next !== seen.top) view.scrollTop = next + top
      }
      wanted.current = index
      setStop(index)
    }

    function keyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
      const { articles, onLeave, onToggleFavourite } = latest.current.props
      const found = articles[index]
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      const next = isPlain
        ? moveInGrid(event.key, index, {
            ...{ count: articles.length, columns: latest.current.shape.columns },
            rightToLeft: latest.current.direction === 'rtl',
          })
        : null
      if (next !== null) go(next)
      else if (event.key === 'Escape') onLeave()
      else if (isPlain && event.key.toLowerCase() === 'f' && found) onToggleFavourite(found)
      else return
      event.preventDefault()
      event.stopPropagation()
    }

    return {
      place: (found) => latest.current.props.onPlace(found),
      add: canAdd ? (found) => latest.current.props.onAdd?.(found) : null,
      drag: canDrag ? (found) => latest.current.props.onDrag?.(found) : null,
      toggleFavourite: (found) => latest.current.props.onToggleFavourite(found),
      focus: setStop,
      keyDown,
    }
  }, [list, canAdd, canDrag])

  return { stop, actions }
}
