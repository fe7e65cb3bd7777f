import type { Article, Catalogue } from '@arredo/catalogue'
import type { HostRequests, RequestOf } from '@arredo/contract/host'
import { otherHand } from '@arredo/planning'
import { done, moveRow, placeArticle, type Result, type RowId, refuse, step, together } from '@arredo/project'
import type { OpenProject } from '../../project/project-store.ts'
import { headerSteps, inProject } from '../begin-project.ts'
import { findArticle } from '../find-article.ts'
import { findCatalogue } from '../find-catalogue.ts'
import { findModel } from '../find-model.ts'
import { defineHostAction, type Host } from '../host-action.ts'
import { placeFor } from '../place-the-unplaced.ts'

type Wish = RequestOf<HostRequests['insertArticle']>
type Found = { readonly catalogue: Catalogue; readonly article: Article; readonly model: string }

export const insertArticle = defineHostAction({
  name: 'insertArticle',
  needs: { login: 'any', project: 'ifNotNew', view3d: 'ifNotNew' },
  async run(host, wish) {
    const found = await find(host, wish)
    if (!found.ok) return found

    const row = host.app.ports.ids()
    const inserted = await inProject(host, wish.start, (project) =>
      place(host, project, wish, found.value, row),
    )
    if (inserted.ok) host.outside.select([row])
    return inserted
  },
})

async function find({ app }: Host, wish: Wish): Promise<Result<Found>> {
  const catalogue = await findCatalogue(app, wish.catalogue, wish.start.isNew)
  if (!catalogue.ok) return catalogue

  const { pack } = catalogue.value
  const named = wish.model === null ? done(null) : findModel(pack, wish.model)
  if (!named.ok) return named
  if (!wish.article) return refuse('Missing article')

  const article = findArticle(pack, { ...wish, model: named.value })
  if (!article.ok) return article

  const { models } = article.value
  const open = wish.start.isNew ? null : app.project.getState().open
  const usual = open?.chosen?.model ?? null
  const model = named.value ?? (usual !== null && models.includes(usual) ? usual : models[0])
  return model === undefined
    ? refuse('Article not found')
    : done({ catalogue: catalogue.value, article: article.value, model })
}

/** One step of undo; prices follow by themselves (H-35). */
function place(
  host: Host,
  project: OpenProject,
  { start, side: wanted }: Wish,
  { catalogue, article, model }: Found,
  row: RowId,
): Result<string> {
  const { desk } = project
  const { document, alternative } = desk.current()
  const headed = together('Place article', headerSteps(host, project, start.header)).run(
    document,
    null,
    alternative,
  )
  if (!headed.ok) return headed

  // D-20: articles without a hand take no notice of it.
  const side = article.sides.includes(wanted) ? wanted : (article.sides[0] ?? 'L')
  const evaluation = catalogue.evaluate({
    article: article.code,
    model,
    side,
    choices: {},
    header: headed.value.alternatives[alternative]?.choices ?? {},
  })
  if (!evaluation) return refuse('Article not found')

  const sold = host.app.range.store.getState().sold[catalogue.pack.code]
  const { placement, moves, turned } = placeFor(desk.current(), evaluation, article)
  const placed = desk.run(
    together('Place article', [
      () => headed,
      ...moves.map((move) => step(moveRow, move)),
      step(placeArticle, {
        row,
        catalogue: catalogue.pack.code,
        model,
        article: article.code,
        side: turned ? otherHand(side) : side,
        choices: {},
        placement,
        ...(sold !== undefined && { pack: sold }),
      }),
    ]),
    null,
  )
  return placed.ok ? done('Article added correctly') : placed
}
