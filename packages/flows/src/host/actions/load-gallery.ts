import type { Choices } from '@arredo/catalogue'
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
import { openPacks } from '../../project/open-packs.ts'
import type { OpenProject } from '../../project/project-store.ts'
import { beginWith, inProject } from '../begin-project.ts'
import { besideWhatStands } from '../beside-what-stands.ts'
import { findGallery } from '../find-gallery.ts'
import { defineHostAction, type Host } from '../host-action.ts'
import { headerChoices } from '../variant-value.ts'

/** D-14: a project of its own, or its items added to the open one. */
export const loadGallery = defineHostAction({
  name: 'loadGallery',
  needs: { login: 'any', project: 'ifNotNew', view3d: 'ifNotNew' },
  async run(host, { start, catalogue, gallery }) {
    const found = await findGallery(host.app, { catalogue, gallery, isNew: start.isNew })
    if (!found.ok) return found

    const loaded = () => done('Gallery loaded correctly')
    if (start.isNew) return beginWith(host, start, found.value, loaded)

    const room = await openPacks(host.app, found.value)
    const items = articlesIn(room)
    const added = await inProject(host, start, (project) =>
      add(project, room, headerOf(host, project, room, start.header)),
    )
    if (added.ok) host.outside.select(items.map(({ id }) => id))
    return added
  },
})

/** One undoable step. The gallery's header and the request's are the new items' own choices here (H-37). */
function add({ desk, catalogues }: OpenProject, room: ProjectDocument, header: Choices): Result<string> {
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
      placement: placed ? move(placed) : null,
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
