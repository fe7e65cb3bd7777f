import { type SideName, toWall, wallFrame } from '@arredo/geometry'
import { type PointerEvent, type RefObject, useRef } from 'react'
import type { RoomPreview } from './preview.ts'

/** What a pointer may do to the picture of a room. */
export type PreviewWishes = {
  preview: RoomPreview
  /** The distance that a dragged opening goes by. */
  step: number
  onChooseSide: (side: SideName) => void
  onChooseOpening: (id: string) => void
  onMoveOpening: (id: string, offset: number) => void
}

type Held = { readonly id: string; readonly side: string; readonly grip: number }

/** A press chooses a wall or an opening; an opening that is held goes along its wall. */
export function useOpeningDrag(picture: RefObject<SVGSVGElement | null>, wishes: PreviewWishes) {
  const held = useRef<Held | null>(null)

  function alongOf(side: string, event: PointerEvent): number {
    const line = wishes.preview.sides.find(({ name }) => name === side)?.line
    const matrix = picture.current?.getScreenCTM()
    if (!line || !matrix) return 0
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    return toWall(wallFrame(line), [x, -y]).along
  }

  return {
    onPointerDown(event: PointerEvent) {
      const target = event.target instanceof Element ? event.target : null
      const side = wishes.preview.sides.find(({ name }) => name === idOf(target, 'side'))
      if (side) return wishes.onChooseSide(side.name)
      const id = idOf(target, 'opening')
      const opening = wishes.preview.openings.find((each) => each.id === id)
      if (!opening) return
      wishes.onChooseOpening(opening.id)
      picture.current?.setPointerCapture(event.pointerId)
      const grip = alongOf(opening.in, event) - opening.offset
      held.current = { id: opening.id, side: opening.in, grip }
    },
    onPointerMove(event: PointerEvent) {
      if (!held.current) return
      const { id, side, grip } = held.current
      const wanted = alongOf(side, event) - grip
      wishes.onMoveOpening(id, Math.round(wanted / wishes.step) * wishes.step)
    },
    onPointerUp: () => {
      held.current = null
    },
    onPointerCancel: () => {
      held.current = null
    },
  }
}

function idOf(element: Element | null, what: 'side' | 'opening'): string | undefined {
  return element?.closest<SVGElement>(`[data-${what}]`)?.dataset[what]
}
