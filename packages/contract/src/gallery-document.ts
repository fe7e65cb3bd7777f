import type { Pack } from '@arredo/catalogue'
import { onFloor, type Placement, placeFromFace, presetIds, shellOf } from '@arredo/geometry'
import {
  addOpening,
  done,
  newDocument,
  type ProjectDocument,
  placeArticle,
  type Result,
  refuse,
  type Step,
  setRoom,
  step,
} from '@arredo/project'
import type { GallerySource } from './gallery.ts'
import { plain, plainPlace } from './plain-number.ts'

/**
 * The room an author wrote, as a document; ids are counted and packs left open until somebody loads it. What follows
 * from it by rule is still to come.
 */
export function galleryDocument(
  source: GallerySource,
  catalogue: string,
  packs: readonly Pack[],
): Result<ProjectDocument> {
  const name = source.name.en ?? source.code
  const empty = newDocument({ name, alternative, priceDate: '2000-01-01', choices: source.choices })
  const steps: readonly Step[] = [
    ...roomSteps(source),
    ...source.openings.map(({ wall, ...opening }, index) =>
      step(addOpening, { opening: { ...opening, id: `opening-${index + 1}`, wall: wallId(wall) } }),
    ),
    ...source.items.map((item, index) => itemStep(item, index, item.catalogue ?? catalogue, packs)),
    viewStep(source),
  ]
  return steps.reduce<Result<ProjectDocument>>(
    (last, next) => (last.ok ? next(last.value) : last),
    done(source.followers ? empty : withoutFollowers(empty)),
  )
}

const alternative = 'main'

/** An author who writes down all there is, worktops too, gets none by rule on top of them. */
function withoutFollowers(document: ProjectDocument): ProjectDocument {
  const alternatives = Object.values(document.alternatives).map((one) => ({ ...one, followers: false }))
  return { ...document, alternatives: keyed(alternatives) }
}

type GalleryItem = GallerySource['items'][number]

const wallId = (number: number) => `wall-${number}`

function roomSteps({ room }: GallerySource): readonly Step[] {
  if (!room) return []
  const { height, type, lengths } = room
  const { walls, corners } = presetIds(type, () => '')
  const ids = {
    walls: walls.map((_, index) => wallId(index + 1)),
    corners: corners.map((_, index) => `corner-${index + 1}`),
    room: 'room-1',
  }
  return [step(setRoom, { type, lengths, ids, ...(height !== undefined && { height }) })]
}

function itemStep(item: GalleryItem, index: number, catalogue: string, packs: readonly Pack[]): Step {
  const { article, choices, quantity } = item
  const pack = packs.find(({ code }) => code === catalogue)
  const known = pack?.articles.find(({ code }) => code === article)
  const model = item.model ?? known?.models[0]
  if (!known || model === undefined) return () => refuse(`${article} is an unknown article`)
  if (!known.models.includes(model)) return () => refuse(`${article} is not made in the model ${model}`)

  const side = known.sides.includes(item.side) ? item.side : (known.sides[0] ?? 'L')
  const placed = { row: `item-${index + 1}`, catalogue, model, article, side, choices, quantity }
  const isForCorner = known.attach === 'corner'
  return (document) =>
    placeArticle.run(document, { ...placed, placement: placementOf(item, document, isForCorner) })
}

/**
 * Authors write places in plan; what they seat on a wall goes where its right face goes. A corner unit stands where
 * that face begins, whatever is written.
 */
function placementOf(
  { at, rotation, wall }: GalleryItem,
  document: ProjectDocument,
  isForCorner: boolean,
): Placement {
  if (wall === null) return { at, rotation, seat: onFloor }
  if (isForCorner) {
    const corner = { on: 'corner', wall: wallId(wall), side: 'right', end: 'from' } as const
    return { at: [0, 0, at[2]], rotation: 0, seat: corner }
  }
  const seat = { on: 'wall', wall: wallId(wall), side: 'right' } as const
  const face = shellOf(document).face(seat.wall, seat.side)
  if (!face) return { at, rotation, seat }
  const place = placeFromFace(face, { at, rotation })
  return { at: plainPlace(place.at), rotation: plain(place.rotation), seat }
}

function viewStep({ views }: GallerySource): Step {
  const saved = views.map((view, index) => ({ ...view, id: `view-${index + 1}`, order: index + 1 }))
  return (document) => done({ ...document, views: keyed(saved) })
}

function keyed<Item extends { readonly id: string }>(records: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}
