import type { ArticleEvaluation, Pack, Side } from '@arredo/catalogue'
import { type Place, type Point3, partBounds, type Size } from '@arredo/geometry'
import type { Evaluation, ProjectDocument } from '@arredo/project'
import { fitted, frameRoom } from '../camera/frame-room.ts'
import { eyeOf, type Orbit } from '../camera/orbit.ts'
import type { Item } from '../items/item.ts'
import { type MaterialsOf, standingItems } from '../items/scene-items.ts'
import { articleCorners } from '../pictures/article-set.ts'
import { articleView } from '../pictures/article-view.ts'
import { articleFieldOfView, noInsets, overviewFieldOfView } from '../pictures/picture-lens.ts'
import { sceneContent } from '../scene-content.ts'
import { itemNodes } from './item-nodes.ts'
import { withLitFixtures } from './lit-fixtures.ts'
import { roomNodes, roomsExtras } from './room-nodes.ts'
import { type Extras, type SceneFile, type SceneNode, sceneTriangles } from './scene-file.ts'
import { toScene } from './scene-frame.ts'
import { createSceneMaterials } from './scene-materials.ts'
import type { ScenePictures } from './scene-pictures.ts'
import { backdropNode } from './studio-nodes.ts'
import { writeGlb } from './write-glb.ts'

export type RoomScene = {
  readonly document: ProjectDocument
  readonly evaluation: Evaluation
  readonly materials: MaterialsOf
}

export type ArticleScene = {
  readonly parts: ArticleEvaluation['parts']
  readonly size: Size
  readonly side: Side
  readonly finishes: Pack['materials']
  readonly hangs: boolean
}

export type SceneOverview = { readonly eye: Point3; readonly target: Point3; readonly fieldOfView: number }

export type ExportedFile =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer>; readonly overview: SceneOverview }
  | { readonly ok: false; readonly message: string }

export type SceneLimits = { readonly triangles: number; readonly bytes: number }

/** More than any kitchen has by a factor of four; a renderer would need more memory than it is given. */
const usualLimits: SceneLimits = { triangles: 2_000_000, bytes: 160_000_000 }

/** As photographs are: what is seen of a room follows from it. */
const frame = { width: 1600, height: 1000, insets: noInsets }

export async function exportRoom(
  { document, evaluation, materials: materialsOf }: RoomScene,
  pictures: ScenePictures,
  limits: SceneLimits = usualLimits,
): Promise<ExportedFile> {
  const shown = { document, evaluation }
  const content = sceneContent(shown, standingItems(shown, materialsOf), materialsOf)
  const { shell } = content
  const items = withLitFixtures(content.items, document)
  const orbit = frameRoom(shell, items, { ...frame, fieldOfView: overviewFieldOfView })
  const materials = createSceneMaterials(pictures)
  const [room, standing] = await Promise.all([
    roomNodes(document, content, materials),
    itemNodes(items, materials, pictures),
  ])
  const nodes = [...room, ...standing]
  const bounds = boundsOf(nodes)
  if (shell.rooms.length > 0) {
    return written(nodes, { bounds, rooms: roomsExtras(shell) }, orbit, overviewFieldOfView, limits)
  }
  // What stands in no room stands in a studio.
  const { min, max } = inPlan(bounds)
  const backdrop = backdropNode({ min, max, azimuth: orbit.azimuth, hangs: false })
  return written(
    [...nodes, backdrop],
    { bounds, rooms: [], studio: true },
    orbit,
    overviewFieldOfView,
    limits,
  )
}

const origin: Place = { at: [0, 0, 0], rotation: 0 }

export async function exportArticle(
  { hangs, ...article }: ArticleScene,
  pictures: ScenePictures,
  limits: SceneLimits = usualLimits,
): Promise<ExportedFile> {
  const item: Item = { ...article, id: 'article', place: origin, isOpen: false, tint: 'none' }
  const materials = createSceneMaterials(pictures)
  const nodes = await itemNodes([item], materials, pictures)
  const lens = { ...frame, fieldOfView: articleFieldOfView, margin: 0.84 }
  const orbit = fitted(articleCorners(item.parts.map(partBounds)), articleView(item.size), lens)
  const bounds = boundsOf(nodes)
  const { min, max } = inPlan(bounds)
  const backdrop = backdropNode({ min, max, azimuth: orbit.azimuth, hangs })
  return written([...nodes, backdrop], { bounds, rooms: [], studio: true }, orbit, articleFieldOfView, limits)
}

function written(
  nodes: readonly SceneNode[],
  extras: Extras,
  orbit: Orbit,
  fieldOfView: number,
  limits: SceneLimits,
): ExportedFile {
  const scene: SceneFile = { nodes, extras }
  if (sceneTriangles(scene) > limits.triangles) {
    return { ok: false, message: 'There is more in the room than a photograph can show' }
  }
  const bytes = writeGlb(scene)
  if (bytes.length > limits.bytes) {
    return { ok: false, message: 'The pictures of the surfaces are too large for a photograph' }
  }
  return { ok: true, bytes, overview: { eye: eyeOf(orbit), target: orbit.target, fieldOfView } }
}

type Bounds = { readonly min: readonly number[]; readonly max: readonly number[] }

/** Of all meshes where they stand, in metres. */
function boundsOf(nodes: readonly SceneNode[]): Bounds {
  const min = [0, 0, 0].fill(Number.POSITIVE_INFINITY)
  const max = [0, 0, 0].fill(Number.NEGATIVE_INFINITY)
  for (const { mesh, at = [0, 0, 0], rotation } of nodes) {
    const [sine, cosine] = [
      2 * (rotation?.[1] ?? 0) * (rotation?.[3] ?? 1),
      1 - 2 * (rotation?.[1] ?? 0) ** 2,
    ]
    for (const { shape } of mesh?.surfaces ?? []) {
      for (let k = 0; k < shape.position.length; k += 3) {
        const [x = 0, y = 0, z = 0] = shape.position.subarray(k, k + 3)
        const point = [x * cosine + z * sine + at[0], y + at[1], z * cosine - x * sine + at[2]]
        for (const [axis, value] of point.entries()) {
          min[axis] = Math.min(min[axis] ?? value, value)
          max[axis] = Math.max(max[axis] ?? value, value)
        }
      }
    }
  }
  if (!Number.isFinite(min[0])) return { min: toScene([0, 0, 0]), max: toScene([1000, 1000, 1000]) }
  const exact = (value: number) => Math.round(value * 1e5) / 1e5 + 0
  return { min: min.map(exact), max: max.map(exact) }
}

/** Back to millimetres with z up. */
function inPlan({ min, max }: Bounds): { readonly min: Point3; readonly max: Point3 } {
  const [x0 = 0, y0 = 0, z0 = 0] = min
  const [x1 = 0, y1 = 0, z1 = 0] = max
  return { min: [x0 * 1000, -z1 * 1000, y0 * 1000], max: [x1 * 1000, -z0 * 1000, y1 * 1000] }
}
