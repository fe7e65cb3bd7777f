import { type Part, type Point3, partBounds } from '@arredo/geometry'
import { type BufferGeometry, Group, type Material, Mesh } from 'three'
import { noFaces, toShadedGeometry } from '../faces/faces.ts'
import { addPart, drawnBox } from '../faces/part-faces.ts'
import { partCuts } from '../faces/pattern-cut.ts'
import type { Item } from '../items/item.ts'
import { fromItemFrame, placeMatrix } from '../items/item-frame.ts'
import { fittedSurfaces } from '../models/model.ts'
import type { ExtraParts, SceneExtra } from '../scene-extra.ts'

const milliseconds = 700
/** How far a part goes from the middle, as a share of how far off it is already. */
const spread = 0.75

/** An item in its parts, which drift apart before the place where it stands. */
export function explodedItem(item: Item, { materials, models, prefersStill }: ExtraParts): SceneExtra {
  const group = new Group()
  group.matrixAutoUpdate = false
  group.matrix.copy(placeMatrix(item.place))
  const cuts = partCuts(item.parts)
  const pieces = item.parts.map((part) => ({ mesh: pieceOf(part), away: awayOf(part, item) }))
  for (const { mesh } of pieces) group.add(mesh)
  let share = prefersStill() ? 1 : 0
  pose()

  return {
    group,
    advance(passed) {
      if (share === 1) return false
      share = Math.min(1, share + passed / milliseconds)
      pose()
      return true
    },
    dispose() {
      for (const { mesh } of pieces) {
        mesh.traverse((object) => {
          if (object instanceof Mesh) object.geometry.dispose()
        })
      }
    },
  }

  function pose(): void {
    const eased = 1 - (1 - share) ** 3
    for (const { mesh, away } of pieces) {
      const [x, y, z] = fromItemFrame(away)
      mesh.matrix.makeTranslation(x * eased, y * eased, z * eased)
    }
    group.updateMatrixWorld(true)
  }

  function pieceOf(part: Part): Group {
    const piece = new Group()
    piece.matrixAutoUpdate = false
    const model = part.shape === 'asset' ? models.get(part.asset) : null
    if (model) {
      const { min, max } = drawnBox(part)
      for (const { geometry, material } of fittedSurfaces(model, min, max))
        piece.add(meshOf(geometry, material))
      return piece
    }
    const faces = noFaces()
    addPart(faces, part, cuts.get(part))
    const look = { tint: item.tint, kelvin: part.light?.kelvin ?? null }
    piece.add(meshOf(toShadedGeometry(faces), materials.get(item.finishes[part.material], look)))
    return piece
  }
}

function meshOf(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = !material.transparent
  mesh.receiveShadow = true
  mesh.matrixAutoUpdate = false
  return mesh
}

/** Out of the run to the front, then away from the middle; what opens goes further than what it closes. */
export function awayOf(part: Part, { size }: Pick<Item, 'size'>): Point3 {
  const { min, max } = partBounds(part)
  const off = (axis: 0 | 1 | 2, whole: number) => ((min[axis] + max[axis]) / 2 - whole / 2) * spread
  const before = size.depth * 0.6 + 250
  const leaf = part.opens === undefined ? 0 : size.depth * 0.45
  return [off(0, size.width), off(1, size.depth) + before + leaf, off(2, size.height)]
}
