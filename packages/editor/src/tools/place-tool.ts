import { collides, seatItem } from '@arredo/geometry'
import { placeArticle } from '@arredo/project'
import type { Modifiers, SurfacePoint } from '../editor.ts'
import { articleOf } from '../newcomer.ts'
import { surroundings } from '../surroundings.ts'
import type { Tool, Workbench } from './tool.ts'

/** Carries a newcomer under the pointer and leaves it where the pointer is released. */
export function placeTool(workbench: Workbench): Tool {
  const carry = ({ point }: SurfacePoint, { freely }: Modifiers) => {
    const { gesture, snaps } = workbench.state()
    if (gesture?.kind !== 'place') return

    const { newcomer, placement: before } = gesture
    const { size, attach, mountHeight } = newcomer
    const { walls, others } = surroundings(workbench.desk.current(), null)
    const placement = seatItem(
      [point[0], point[1]],
      {
        size,
        attach,
        elevation: mountHeight,
        rotation: before?.wall ? 0 : (before?.rotation ?? 0),
        wall: before?.wall ?? null,
      },
      walls,
      others,
      snaps && !freely,
    )
    workbench.set({
      gesture: { kind: 'place', newcomer, placement, collides: collides({ placement, size }, others, walls) },
    })
  }

  return {
    down: carry,
    move: carry,

    up(at, modifiers) {
      carry(at, modifiers)
      const { gesture } = workbench.state()
      if (gesture?.kind !== 'place' || !gesture.placement) return

      const row = workbench.newId()
      workbench.set({ gesture: null, tool: 'select' })
      const placed = workbench.desk.run(placeArticle, articleOf(gesture.newcomer, row, gesture.placement))
      if (placed.ok) workbench.set({ selection: [row] })
    },

    cancel() {
      workbench.set({ tool: 'select' })
    },
  }
}
