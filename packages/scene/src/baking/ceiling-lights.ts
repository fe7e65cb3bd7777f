import { boundsOfPoints, ceilingAt, isInside, type Point, type Shell } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import type { BakedLamp } from './bake-scene.ts'

/** From one to the next, as an electrician would set them; millimetres. */
const spacing = 1700
const belowCeiling = 30
/** Neutral white, as kitchens have it. */
const [red, green, blue] = [1, 0.95, 0.88]

type House = { readonly shell: Shell; readonly openings: readonly OpeningNow[] }

/** Lights in the ceiling of every room that no window and no passage opens: nobody furnishes a cellar in the dark. */
export function ceilingLights({ shell, openings }: House, candela: number): readonly BakedLamp[] {
  const opened = new Set(
    openings.flatMap(({ kind, wall }) => (kind === 'window' || kind === 'passage' ? [wall] : [])),
  )
  const lit = new Set(
    shell.walls.flatMap(({ id, faces }) =>
      opened.has(id)
        ? [faces.left, faces.right].flatMap(({ stretches }) => stretches.map(({ room }) => room))
        : [],
    ),
  )
  return shell.rooms.flatMap((room, index) => {
    if (lit.has(index)) return []
    return evenly(room.outline).map((point): BakedLamp => {
      const at = [...point, ceilingAt(room, point) - belowCeiling] as const
      return { at, candela: [red * candela, green * candela, blue * candela], isDownward: true }
    })
  })
}

function evenly(outline: readonly Point[]): readonly Point[] {
  const { left, right, bottom, top } = boundsOfPoints(outline)
  const places = between(bottom, top).flatMap((y) => between(left, right).map((x): Point => [x, y]))
  return places.filter((place) => isInside(place, outline))
}

function between(low: number, high: number): readonly number[] {
  const count = Math.max(1, Math.round((high - low) / spacing))
  return Array.from({ length: count }, (_, k) => low + ((high - low) * (k + 0.5)) / count)
}
