import type { Choices } from '@arredo/catalogue'
import type { StartWish } from '@arredo/contract/host'
import { type Place, placeOf, shellOf } from '@arredo/geometry'
import {
  type ArticleRow,
  done,
  type ProjectDocument,
  placeArticle,
  type Result,
  type RowId,
  type Step,
  standingRows,
  step,
  together,
} from '@arredo/project'
import { openPacks } from '../project/open-packs.ts'
import type { OpenProject } from '../project/project-store.ts'
import { beginWith, inProject } from './begin-project.ts'
import { besideWhatStands } from './beside-what-stands.ts'
import type { Host } from './host-action.ts'
import { placeTheUnplaced } from './place-the-unplaced.ts'
import { headerChoices } from './variant-value.ts'

/**
 * D-14: a gallery with the room it comes with, or its items alone: into the open project, or, with addRoom, into
 * a new one's room (H-24), where they stand as far as there is space.
 */
export async function putGallery(
  host: Host,
  start: StartWish,
  gallery: ProjectDocument,
): Promise<Result<string>> {
  if (start.isNew && !start.room)
    return beginWith(host, start, gallery, () => done('Gallery loaded correctly'))

  const room = await openPacks(host.app, gallery)
  const added = await inProject(host, start, (project) => {
    const header = headerOf(host, project, room, start.header)
    const put = add(project, room, header, !start.isNew)
    if (put.ok && start.isNew) placeTheUnplaced(project)
    return put
  })
  if (added.ok) host.outside.select(articlesIn(room).map(({ id }) => id))
  return added
}

/** One undoable step. The gallery's header and the request's are the new items' own choices here (H-37). */
function add(
  { desk, catalogues }: OpenProject,
  room: ProjectDocument,
  header: Choices,
  isPlaced: boolean,
): Result<string> {
  const { document, evaluation } = desk.current()
  const items = articlesIn(room)
  const places = placesIn(room)
  const move = besideWhatStands(standingRows(document, evaluation), [...places.values()])
  const steps = items.map((row): Step => {
    const article = catalogues()
      .get(row.catalogue)
      ?.pack.articles.find(({ code }) => code === row.article)
    const own = Object.entries(header).filter(([code]) => article?.variants.includes(code))
    const pack = room.packs[row.catalogue]
    const placed = places.get(row.id)
    return step(placeArticle, {
      ...{ row: row.id, catalogue: row.catalogue, model: row.model, article: row.article, side: row.side },
      ...{ quantity: row.quantity, choices: { ...Object.fromEntries(own), ...row.choices } },
      placement: placed && isPlaced ? move(placed) : null,
      ...(pack !== undefined && { pack }),
    })
  })
  const placed = desk.run(together('Place article', steps), null)
  return placed.ok ? done('Gallery loaded correctly') : placed
}

function headerOf(
  { app }: Host,
  { catalogues }: OpenProject,
  { header, alternatives }: ProjectDocument,
  wish: Parameters<typeof headerChoices>[1],
): Choices {
  const own = alternatives[header.activeAlternative]?.choices ?? {}
  return { ...own, ...headerChoices(catalogues().values(), wish, app.ports.log) }
}

/** Where its articles stand in the gallery's own room, as far as that needs no size. */
function placesIn(room: ProjectDocument): ReadonlyMap<RowId, Place> {
  const ground = { shell: shellOf(room), openings: room.openings, placeOfRow: () => null }
  const noSize = { width: 0, depth: 0, height: 0 }
  return new Map(
    articlesIn(room).flatMap(({ id, placement }) => {
      const place = placement && placeOf({ placement, size: noSize }, ground)
      return place ? [[id, place] as const] : []
    }),
  )
}

function articlesIn({ rows }: ProjectDocument): readonly ArticleRow[] {
  return Object.values(rows).filter((row) => row.kind === 'article')
}
