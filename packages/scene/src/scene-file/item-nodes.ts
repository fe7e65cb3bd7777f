import { type Part, type Place, type Point3, partBounds } from '@arredo/geometry'
import { noFaces } from '../faces/faces.ts'
import { addPart, drawnBox } from '../faces/part-faces.ts'
import { cutOf, partCuts } from '../faces/pattern-cut.ts'
import type { Item } from '../items/item.ts'
import { fromItemFrame, inRoom } from '../items/item-frame.ts'
import { isShining, lampNode } from './lamp-nodes.ts'
import { createModelSurfaces } from './model-surfaces.ts'
import type { Extras, SceneMesh, SceneNode, SceneShape, SceneSurface } from './scene-file.ts'
import { directionInScene, pictureUv, shapeOf, toScene, turned } from './scene-frame.ts'
import { type SceneMaterials, shiningMaterial } from './scene-materials.ts'
import type { ScenePictures } from './scene-pictures.ts'

/** Cabinets of one kind share their mesh, but for so many different boards: no two side by side are cut from one spot. */
const boards = 16

type Cut = { readonly material: string; readonly shape: SceneShape; readonly uv: readonly number[] }

/** All that stands in the room, shut; equal items are one mesh under many nodes. */
export async function itemNodes(
  items: readonly Item[],
  materials: SceneMaterials,
  pictures: ScenePictures,
): Promise<readonly SceneNode[]> {
  const models = createModelSurfaces(pictures)
  const cuts = new Map<string, readonly Cut[]>()
  const meshes = new Map<string, Promise<SceneMesh>>()
  const catalogues = new Map<Item['finishes'], number>()
  const seen = new Map<string, number>()
  return (await Promise.all(items.map(nodesOf))).flat()

  async function nodesOf(item: Item, index: number): Promise<readonly SceneNode[]> {
    const { parts, place, finishes } = item
    const name = `item ${index}`
    const isGlass = ({ material }: Part) => finishes[material]?.finish === 'glass'
    const shining = parts.filter(isShining)
    // Panes of windows that are articles: each is a way for daylight.
    const panes = item.setInto === undefined ? [] : parts.filter((part) => isGlass(part) && !isShining(part))
    const rest = parts.filter((part) => !isShining(part) && !panes.includes(part))
    const extras = {
      kind: 'item',
      ...(item.setInto === undefined ? {} : { wall: item.setInto }),
    }
    const stands = { at: toScene(place.at), rotation: turned(place.rotation) }
    // All asked for before anything is waited for: which board an item gets must not depend on what arrives first.
    const [body, ...glazed] = await Promise.all([
      rest.length > 0 ? meshOf(rest, item) : null,
      ...panes.map((pane) => meshOf([pane], item)),
    ])
    const glass = panes.flatMap((pane, k): readonly SceneNode[] => {
      const mesh = glazed[k]
      return mesh ? [{ name: `${name} pane ${k}`, ...stands, mesh, extras: paneExtras(pane, item) }] : []
    })
    const lamps = shining.flatMap((part, k): readonly SceneNode[] => {
      const lamp = lampNode(part, place, `${name} lamp ${k}`)
      const { lumens, kelvin } = part.light
      // Where a lamp does the lighting, the part itself only has to look bright, and must not keep the light in.
      const shade = { kind: 'shade', lumens, kelvin, isLit: lamp !== null }
      return [
        { name: `${name} shade ${k}`, ...stands, mesh: shadeMesh(part), extras: shade },
        ...(lamp ? [lamp] : []),
      ]
    })
    return [...(body ? [{ name, ...stands, mesh: body, extras }] : []), ...glass, ...lamps]
  }

  function meshOf(parts: readonly Part[], { finishes }: Item): Promise<SceneMesh> {
    const shape = JSON.stringify(parts)
    const catalogue = catalogues.get(finishes) ?? catalogues.size
    catalogues.set(finishes, catalogue)
    const count = seen.get(`${catalogue}|${shape}`) ?? 0
    seen.set(`${catalogue}|${shape}`, count + 1)
    const key = `${catalogue}|${count % boards}|${shape}`
    const known = meshes.get(key)
    if (known) return known
    const mesh = makeMesh(parts, shape, finishes, count % boards)
    meshes.set(key, mesh)
    return mesh
  }

  async function makeMesh(
    parts: readonly Part[],
    key: string,
    finishes: Item['finishes'],
    board: number,
  ): Promise<SceneMesh> {
    const modelled = await Promise.all(
      parts.map(async (part) => {
        if (part.shape !== 'asset') return null
        const { min, max } = drawnBox(part)
        return models(part.asset, min, max)
      }),
    )
    const drawn = cuts.get(key) ?? cutsOf(parts.filter((_, k) => !modelled[k]))
    cuts.set(key, drawn)
    const surfaces = await Promise.all(
      drawn.map(async ({ material: code, shape, uv }): Promise<SceneSurface> => {
        const { material, size } = await materials.ofFinish(finishes[code])
        return { shape, material, uv: size && pictureUv(uv, size, cutOf(`board ${board}`)) }
      }),
    )
    return {
      name: parts[0]?.code ?? 'item',
      surfaces: [...surfaces, ...modelled.flatMap((one) => one ?? [])],
    }
  }
}

/** One surface for each material. */
function cutsOf(parts: readonly Part[]): readonly Cut[] {
  const partsCut = partCuts(parts)
  const codes = [...new Set(parts.map(({ material }) => material))]
  return codes.map((material) => {
    const faces = noFaces()
    for (const part of parts) if (part.material === material) addPart(faces, part, partsCut.get(part))
    return { material, shape: shapeOf(faces), uv: faces.uv }
  })
}

function shadeMesh(part: Part & { readonly light: NonNullable<Part['light']> }): SceneMesh {
  const faces = noFaces()
  addPart(faces, part)
  const shape = shapeOf(faces)
  const { lumens, kelvin } = part.light
  return {
    name: part.code,
    surfaces: [{ shape, uv: null, material: shiningMaterial(kelvin, lumens, areaOf(shape)) }],
  }
}

function areaOf({ position, index }: SceneShape): number {
  let area = 0
  const at = (corner: number, axis: number) => position[(index[corner] ?? 0) * 3 + axis] ?? 0
  for (let k = 0; k < index.length; k += 3) {
    const [ux, uy, uz] = [0, 1, 2].map((axis) => at(k + 1, axis) - at(k, axis)) as [number, number, number]
    const [vx, vy, vz] = [0, 1, 2].map((axis) => at(k + 2, axis) - at(k, axis)) as [number, number, number]
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
  }
  return area
}

function paneExtras(pane: Part, { place, setInto }: Item): Extras {
  const { min, max } = partBounds(pane)
  const middle: Point3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
  return {
    ...{ kind: 'glass', opening: true, wall: setInto },
    centre: toScene(inRoom(place, middle)),
    size: [(max[0] - min[0]) / 1000, (max[2] - min[2]) / 1000],
    outward: directionInScene(backOf(place)),
  }
}

/** The way out through the back of what is set into a wall. */
function backOf({ rotation }: Place): Point3 {
  const angle = (rotation * Math.PI) / 180
  const [x, y] = fromItemFrame([0, -1, 0])
  return [x * Math.cos(angle) - y * Math.sin(angle) + 0, x * Math.sin(angle) + y * Math.cos(angle) + 0, 0]
}
