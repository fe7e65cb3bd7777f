import { type HTMLAttributes, type RefObject, useRef, useState } from 'react'
import { useRefocus } from '../../ui/use-refocus.ts'

export type Grip = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
>

type Drag = { readonly id: string; readonly from: number; readonly to: number }

/** Lines of a list that are dragged by a grip, by mouse and finger, or moved by its arrow keys. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  move: (id: string, to: number) => void,
): {
  readonly grip: (id: string, index: number) => Grip
  /** Where a line that is dragged would come to lie: before this one, or behind it. */
  readonly dropsAt: (id: string, index: number) => 'before' | 'after' | null
} {
  const [drag, show] = useState<Drag | null>(null)
  /** As of the last move, shown or not yet: a quick hand lets go before the next frame. */
  const latest = useRef<Drag | null>(null)
  const refocus = useRefocus()

  function carry(next: Drag | null) {
    latest.current = next
    show(next)
  }

  return {
    grip: (id, index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        carry({ id, from: index, to: index })
      },
      onPointerMove(event) {
        const { current } = latest
        if (current?.id === id) carry({ ...current, to: lineAt(list.current, event.clientY, index) })
      },
      onPointerUp() {
        const { current } = latest
        carry(null)
        if (current?.id === id && current.to !== current.from) move(id, current.to)
      },
      onPointerCancel: () => carry(null),
      onKeyDown(event) {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
        if (step === 0) return
        event.preventDefault()
        refocus(event.currentTarget)
        move(id, Math.max(0, index + step))
      },
    }),
    dropsAt(_, index) {
      if (!drag || drag.to !== index || drag.to === drag.from) return null
      return drag.to < drag.from ? 'before' : 'after'
    },
  }
}

function lineAt(list: HTMLElement | null, y: number, otherwise: number): number {
  const lines = [...(list?.children ?? [])].map((line) => line.getBoundingClientRect())
  if (lines.length === 0) return otherwise
  const found = lines.findIndex(({ bottom }) => y < bottom)
  return found < 0 ? lines.length - 1 : found
}
