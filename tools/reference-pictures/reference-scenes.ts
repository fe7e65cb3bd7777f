import { type GallerySource, galleryDocument, type StageView } from '@arredo/contract'
import { withFollowers } from '@arredo/planning'
import { type Light, type ProjectDocument, paintSurfaces, type RowId } from '@arredo/project'
import type { FurnishedRooms } from '../rooms/furnished-rooms.ts'

export type ReferenceScene = {
  /** Its reference is `pictures/<name>.png`. */
  readonly name: string
  readonly room: 'FAMILY' | 'ISLAND'
  /** What is otherwise in it than in the gallery. */
  readonly change?: (source: GallerySource) => GallerySource
  readonly wall?: { readonly finish: string; readonly index: number }
  /** A bright morning in the main window where it is left out. */
  readonly light?: Light
  readonly view: StageView
  /** What of it stands open; nothing where it is left out. */
  readonly opens?: (document: ProjectDocument) => readonly RowId[]
}

/** The whole family kitchen, from where one wall is taken away. */
export const family: ReferenceScene['view'] = {
  ...{ eye: [4700, -1300, 1600], target: [2200, 2950, 1000], fieldOfView: 48 },
}

/** As few as show daylight, lamps, a room without a window, a drawing's view, surfaces from near by, and paint. */
export const referenceScenes: readonly ReferenceScene[] = [
  { name: 'white-kitchen', room: 'FAMILY', change: inWhite, view: family },
  {
    ...{ name: 'evening', room: 'ISLAND', light: { hour: 20.2, north: 0, lamps: true } },
    view: { eye: [4300, -2300, 1650], target: [2550, 3700, 1080], fieldOfView: 37 },
  },
  {
    ...{ name: 'elevation', room: 'FAMILY' },
    view: { eye: [2600, -30_000, 1300], target: [2600, 4400, 1300], fieldOfView: 6, isLevel: true },
  },
  {
    ...{ name: 'oak-and-steel', room: 'FAMILY', light: { hour: 8.5, north: 60, lamps: false } },
    view: { eye: [1350, 3150, 1300], target: [2850, 4250, 1000], fieldOfView: 40 },
  },
  {
    ...{ name: 'painted-wall', room: 'ISLAND', wall: { finish: 'KITCHEN/PAINT-CLAY', index: 0 } },
    view: { eye: [4750, 700, 1500], target: [2600, 2700, 850], fieldOfView: 48 },
  },
  {
    ...{ name: 'without-windows', room: 'FAMILY', view: family },
    change: (source) =>
      inWhite({ ...source, openings: source.openings.filter(({ kind }) => kind === 'door') }),
  },
]

export function referenceDocument(scene: ReferenceScene, furnished: FurnishedRooms): ProjectDocument {
  const { room, change = (source) => source, wall, light } = scene
  const found = furnished.rooms.find(({ source }) => source.code === room)
  if (!found) throw new Error(`There is no room ${room}`)
  const { catalogues } = furnished
  const packs = [...catalogues.values()].map(({ pack }) => pack)
  const built = galleryDocument(change(found.source), 'KITCHEN', packs)
  if (!built.ok) throw new Error(`${scene.name}: ${built.message}`)
  const document = painted(withFollowers(built.value, catalogues), wall)
  return light ? { ...document, header: { ...document.header, light } } : document
}

export function inWhite(source: GallerySource): GallerySource {
  return { ...source, choices: { ...source.choices, FRONT: 'WHITE' } }
}

function painted(document: ProjectDocument, wall: ReferenceScene['wall']): ProjectDocument {
  if (!wall) return document
  const [room = ''] = Object.keys(document.rooms)
  const surface = { kind: 'wall', wall: Object.keys(document.walls)[wall.index] ?? '' } as const
  const done = paintSurfaces.run(document, { surfaces: [{ room, surface }], finish: wall.finish })
  if (!done.ok) throw new Error(done.message)
  return done.value
}
