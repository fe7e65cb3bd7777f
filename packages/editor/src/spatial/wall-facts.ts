import type { FaceName, WallFace } from '@arredo/geometry'
import { carrierOf, faceOfSeat, type Scene } from './scene.ts'

/** How many items stand at a face or hang on it, and how many openings are seen in it. */
export function thingsOnFace(
  scene: Scene,
  face: WallFace,
): { readonly items: number; readonly openings: number } {
  const items = scene.items.filter(
    (item) => item.seat.on !== 'opening' && carrierOf(item) === null && faceOfSeat(scene, item.seat) === face,
  )
  const openings = scene.openings.filter(
    ({ wall, depth, side }) => wall === face.wall && (depth === null || side === face.side),
  )
  return { items: items.length, openings: openings.length }
}

/** The faces that come before and after this one, clockwise round its room; none for a wall that stands alone. */
export function wallsBeside({ shell }: Scene, face: WallFace): readonly [FaceName, FaceName] | readonly [] {
  const room = shell.rooms.find(({ sides }) => sides.some((each) => isOn(each, face)))
  const sides = room?.sides ?? []
  const count = sides.length
  const at = sides.findIndex(
    (each, index) => isOn(each, face) && !isOn(sides[(index + count - 1) % count], face),
  )
  if (at < 0) return []
  const step = (from: number, by: 1 | -1) => {
    let index = from
    for (let steps = 0; steps < count && isOn(sides[index], face); steps++)
      index = (index + by + count) % count
    return sides[index]
  }
  const [left, right] = [step(at, -1), step(at, 1)]
  return left && right && !isOn(left, face) ? [left, right] : []
}

function isOn(one: FaceName | undefined, two: FaceName): boolean {
  return one?.wall === two.wall && one.side === two.side
}
