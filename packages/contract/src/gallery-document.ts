import type { Pack } from '@arredo/catalogue'
import { wallCount } from '@arredo/geometry'
import {
  addOpening,
  type Command,
  done,
  newDocument,
  type ProjectDocument,
  placeArticle,
  type Result,
  refuse,
  setRoom,
} from '@arredo/project'
import type { GallerySource } from './gallery.ts'

/** The room an author wrote, as a document; ids are counted and packs left open until somebody loads it. */
export function galleryDocument(
  source: GallerySource,
  catalogue: string,
  packs: readonly Pack[],
): Result<ProjectDocument> {
  const name = source.name.en ?? source.code
  const empty = newDocument({ name, alternative: 'main', priceDate: '2000-01-01', choices: source.choices })
  return [
    ...roomSteps(source),
    ...source.openings.map(({ wall, ...opening }, index) =>
      doing(addOpening, { opening: { ...opening, id: `opening-${index + 1}`, wall: wallId(wall) } }),
    ),
    ...source.items.map((item, index) => itemStep(item, index, item.catalogue ?? catalogue, packs)),
    viewStep(source),
  ].reduce<Result<ProjectDocument>>((last, next) => (last.ok ? next(last.value) : last), done(empty))
}

/** As it is opened: a project of its own, in whose records nothing is called as in another's. */
export function withNewIds(document: ProjectDocument, newId: () => string): ProjectDocument {
  const ids = new Map<string, string>()
  const renewed = (kind: string, id: string) => {
    const name = `${kind} ${id}`
    const known = ids.get(name) ?? newId()
    ids.set(name, known)
    return known
  }
  const alternative = (id: string) => renewed('alternative', id)
  const wall = (id: string) => renewed('wall', id)
  const { header, alternatives, rows, walls, openings, views } = document
  return {
    ...document,
    header: { ...header, activeAlternative: alternative(header.activeAlternative) },
    alternatives: keyed(Object.values(alternatives).map((one) => ({ ...one, id: alternative(one.id) }))),
    walls: keyed(Object.values(walls).map((one) => ({ ...one, id: wall(one.id) }))),
    openings: keyed(
      Object.values(openings).map((one) => ({
        ...one,
        id: renewed('opening', one.id),
        wall: wall(one.wall),
      })),
    ),
    views: keyed(Object.values(views).map((one) => ({ ...one, id: renewed('view', one.id) }))),
    rows: keyed(
      Object.values(rows).map((row) => {
        const own = { id: renewed('row', row.id), alternative: alternative(row.alternative) }
        const seat = 'placement' in row ? row.placement : null
        return seat?.wall
          ? { ...row, ...own, placement: { ...seat, wall: wall(seat.wall) } }
          : { ...row, ...own }
      }),
    ),
  }
}

type Step = (document: ProjectDocument) => Result<ProjectDocument>

function doing<Input>(command: Command<Input>, input: Input): Step {
  return (document) => command.run(document, input)
}

const wallId = (number: number) => `wall-${number}`

function roomSteps({ room }: GallerySource): readonly Step[] {
  if (!room) return []
  const { height, type, lengths } = room
  const wallIds = Array.from({ length: wallCount(type) }, (_, index) => wallId(index + 1))
  return [doing(setRoom, { type, lengths, wallIds, ...(height !== undefined && { height }) })]
}

function itemStep(
  item: GallerySource['items'][number],
  index: number,
  catalogue: string,
  packs: readonly Pack[],
): Step {
  const { article, choices, quantity, at, rotation } = item
  const pack = packs.find(({ code }) => code === catalogue)
  const known = pack?.articles.find(({ code }) => code === article)
  const model = item.model ?? known?.models[0]
  if (!known || model === undefined) return () => refuse(`${article} is an unknown article`)
  if (!known.models.includes(model)) return () => refuse(`${article} is not made in the model ${model}`)

  const side = known.sides.includes(item.side) ? item.side : (known.sides[0] ?? 'L')
  const wall = item.wall === null ? null : wallId(item.wall)
  return doing(placeArticle, {
    ...{ row: `item-${index + 1}`, catalogue, model, article, side, choices, quantity },
    placement: { at, rotation, wall },
  })
}

function viewStep({ views }: GallerySource): Step {
  const saved = views.map((view, index) => ({ ...view, id: `view-${index + 1}` }))
  return (document) => done({ ...document, views: keyed(saved) })
}

function keyed<Item extends { readonly id: string }>(records: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}
