import { type RefObject, useLayoutEffect, useState } from 'react'
import { columnsIn, gridWindow } from './grid-window.ts'

export type GridWindow = {
  readonly columns: number
  readonly rowHeight: number
  readonly first: number
  readonly end: number
}

const startHeight = 190

type GridMeasures = { least: number; most: number; gap: { column: number; row: number } }

/**
 * Follows the scroller, which is the list's parent, and the sizes of what is in it; draws anew only when other
 * items come into sight.
 */
export function useGridWindow(
  list: RefObject<HTMLElement | null>,
  { count, least, most, gap }: GridMeasures & { count: number },
): GridWindow {
  const [columns, setColumns] = useState(2)
  const [rowHeight, setRowHeight] = useState(startHeight)
  const [drawn, setDrawn] = useState({ first: 0, end: 0 })

  useLayoutEffect(() => {
    const box = list.current
    const view = box?.parentElement
    if (!box || !view) return

    function look() {
      if (!box) return
      setColumns(columnsIn(box.clientWidth, { least, most, gap: gap.column }))
      const cell = box.firstElementChild
      if (cell instanceof HTMLElement && cell.offsetHeight > 0) setRowHeight(cell.offsetHeight + gap.row)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    observer.observe(view)
    return () => observer.disconnect()
  }, [list, least, most, gap])

  useLayoutEffect(() => {
    const box = list.current
    const view = box?.parentElement
    if (!box || !view) return

    function follow() {
      if (!box || !view) return
      const top = view.scrollTop - box.offsetTop
      const next = gridWindow(
        { count, columns, rowHeight },
        { top: Math.max(0, top), height: view.clientHeight },
      )
      setDrawn((now) => (now.first === next.first && now.end === next.end ? now : next))
    }
    follow()
    view.addEventListener('scroll', follow, { passive: true })
    const observer = new ResizeObserver(follow)
    observer.observe(view)
    return () => {
      view.removeEventListener('scroll', follow)
      observer.disconnect()
    }
  }, [list, count, columns, rowHeight])

  // Fewer were found than before: what was in sight may not exist any more.
  const end = Math.min(count, Math.max(drawn.end, columns))
  return { columns, rowHeight, first: Math.min(drawn.first, end), end }
}
