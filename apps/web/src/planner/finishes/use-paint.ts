import type { Finish, RoomId } from '@arredo/geometry'
import { finishName, type PaintedName, paintSurfaces } from '@arredo/project'
import { useApp } from '../../app/app-context.tsx'
import { usePlanner } from '../planner-context.tsx'
import { packHash } from '../use-catalogue-offers.ts'

/** Paints surfaces of a room; what is painted with pins the catalogue it is of. */
export function usePaint() {
  const { desk } = usePlanner()
  const packOf = usePackOf()
  return (room: RoomId, surfaces: readonly PaintedName[], finish: Finish | null) =>
    desk.run(paintSurfaces, {
      surfaces: surfaces.map((surface) => ({ room, surface })),
      finish,
      ...packOf(finish),
    })
}

/** The pack that a finish is of, as a command pins it. */
export function usePackOf() {
  const app = useApp()
  const { catalogues } = usePlanner()
  return (finish: Finish | null) => {
    const { catalogue = '' } = (finish !== null && finishName(finish)) || {}
    const opened = catalogues.find(({ pack }) => pack.code === catalogue)
    return opened ? { pack: { catalogue, hash: packHash(app, opened) } } : {}
  }
}
