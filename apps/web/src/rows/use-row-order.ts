import { type Desk, isSpecial, orderRow, type Row, type RowId } from '@arredo/project'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '../words/use-text.ts'

/** Where a row would come if it were let go now. */
export type Carried = { readonly row: RowId; readonly before: RowId | null }

export type RowOrder = {
  readonly carried: Carried | null
  /** One place up or down; false where there is none. */
  readonly move: (row: RowId, way: 'up' | 'down') => boolean
  readonly canMove: (row: RowId, way: 'up' | 'down') => boolean
  /** For the list: Alt and an arrow move the row that has the keyboard. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** For what a row is dragged by. */
  readonly handle: (row: RowId) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: () => void
  }
}

/** Another order by drag and by key. What is special about an article goes along with it and is no row to move. */
export function useRowOrder(
  desk: Desk,
  rows: readonly Row[],
  { list, announce }: { list: RefObject<HTMLElement | null>; announce: (message: string) => void },
): RowOrder {
  const text = useText()
  const [carried, show] = useState<Carried | null>(null)
  /** As of the last move, shown or not yet: a quick hand lets go before the next frame. */
  const latest = useRef<Carried | null>(null)
  const refocus = useRef<RowId | null>(null)
  const movable = rows.filter((row) => !isSpecial(row))

  // The row's element may be another place's now, and the keyboard was on it.
  useLayoutEffect(() => {
    if (refocus.current === null) return
    const part = list.current?.querySelector<HTMLElement>(
      `[data-row-handle="${CSS.escape(refocus.current)}"]`,
    )
    refocus.current = null
    part?.focus()
    part?.scrollIntoView({ block: 'nearest' })
  })

  function carry(next: Carried | null) {
    latest.current = next
    show(next)
  }

  function put(row: RowId, before: RowId | null) {
    if (!desk.run(orderRow, { row, before }).ok) return
    const others = movable.filter(({ id }) => id !== row)
    const at = before === null ? others.length : others.findIndex(({ id }) => id === before)
    announce(text('Now row {{place}} of {{last}}', { place: at + 1, last: movable.length }))
  }

  function canMove(row: RowId, way: 'up' | 'down'): boolean {
    const at = movable.findIndex(({ id }) => id === row)
    return at !== -1 && (way === 'up' ? at > 0 : at < movable.length - 1)
  }

  function move(row: RowId, way: 'up' | 'down'): boolean {
    if (!canMove(row, way)) return false
    const at = movable.findIndex(({ id }) => id === row)
    refocus.current = row
    put(row, (way === 'up' ? movable[at - 1] : movable[at + 2])?.id ?? null)
    return true
  }

  /** The first row whose middle lies below the pointer. */
  function rowBelow(y: number): RowId | null {
    for (const { id } of movable) {
      const box = list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`)?.getBoundingClientRect()
      if (box && y < box.top + box.height / 2) return id
    }
    return null
  }

  return {
    carried,
    move,
    canMove,
    onKeyDown(event) {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
      const row = element?.dataset.row
      if (row === undefined) return
      event.preventDefault()
      event.stopPropagation()
      move(row, event.key === 'ArrowUp' ? 'up' : 'down')
    },
    handle: (row) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        carry({ row, before: row })
      },
      onPointerMove(event) {
        if (!latest.current) return
        const before = rowBelow(event.clientY)
        if (before !== latest.current.before) carry({ row, before })
        const shown = list.current?.querySelector(
          `[data-row="${CSS.escape(before ?? movable.at(-1)?.id ?? '')}"]`,
        )
        shown?.scrollIntoView({ block: 'nearest' })
      },
      onPointerUp() {
        const { current } = latest
        carry(null)
        if (current && current.before !== row) put(row, current.before)
      },
      onPointerCancel: () => carry(null),
    }),
  }
}
