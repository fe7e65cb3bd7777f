import type { Part, Point3 } from '@arredo/geometry'
import { Color, Vector3 } from 'three'
import { drawnBox } from '../faces/part-faces.ts'
import type { Item } from '../items/item.ts'
import { placeMatrix } from '../items/item-frame.ts'

export type AddBox = (corners: readonly Point3[], colour: Color) => void

/** Smaller faces keep no light that anybody would miss; square millimetres. */
const leastFace = 40_000

/** What of an item stands in the way of light, as boxes: of what is round, a box of the same width in the mean. */
export function itemTriangles({ parts, place, finishes }: Item, addBox: AddBox): void {
  if (parts.some(({ light }) => light)) return
  const matrix = placeMatrix(place)
  for (const part of parts) {
    const finish = finishes[part.material]
    if (finish?.finish === 'glass') continue
    const { min, max } = solidBox(part)
    const [a, b, c] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
    if (Math.max(a * b, b * c, c * a) < leastFace) continue
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner): Point3 => {
      const at = new Vector3(
        corner & 1 ? max[0] : min[0],
        corner & 2 ? max[1] : min[1],
        corner & 4 ? max[2] : min[2],
      ).applyMatrix4(matrix)
      return [at.x, at.y, at.z]
    })
    addBox(corners, colourOf(finish?.colour))
  }
}

const slimmer = 0.06

function solidBox(part: Part): { min: Point3; max: Point3 } {
  const { min, max } = drawnBox(part)
  if (part.shape !== 'lathe' && part.shape !== 'cushion') return { min: [...min], max: [...max] }
  const inset = (axis: 0 | 1) => (max[axis] - min[axis]) * slimmer
  return {
    min: [min[0] + inset(0), min[1] + inset(1), min[2]],
    max: [max[0] - inset(0), max[1] - inset(1), max[2]],
  }
}

const colours = new Map<string, Color>()

function colourOf(written = '#b0aca4'): Color {
  const known = colours.get(written) ?? new Color(written)
  colours.set(written, known)
  return known
}
