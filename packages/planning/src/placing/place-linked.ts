import type { Article, ArticleEvaluation } from '@arredo/catalogue'
import { footprintCentre, type Placement, shellOf, toWall } from '@arredo/geometry'
import type { PlaceArticleInput, StandingRow } from '@arredo/project'
import type { Plan } from '../checks/finding.ts'
import { runKind } from '../runs/run.ts'
import { settleBeside } from './settle.ts'
import { alone, type Settled } from './settled.ts'

export type Linked = { readonly article: Article; readonly input: PlaceArticleInput }

/** An article of the same catalogue that belongs with an item: on the unit, or over it on its wall. */
export function placeLinked(plan: Plan, item: StandingRow, code: string): Linked | null {
  const { row } = item
  if (row.kind !== 'article') return null
  const catalogue = plan.catalogues.get(row.catalogue)
  const article = catalogue?.pack.articles.find((each) => each.code === code)
  if (!catalogue || !article) return null

  const model = article.models.includes(row.model) ? row.model : article.models[0]
  const [side = 'L'] = article.sides
  const header = plan.document.alternatives[plan.evaluation.alternative]?.choices ?? {}
  const chosen = model === undefined ? null : { article: article.code, model, side, choices: {} }
  const evaluated = chosen && catalogue.evaluateNow({ ...chosen, header })
  const settled = evaluated && settledFor(plan, item, article, evaluated)
  if (!chosen || !settled) return null
  const input = { ...chosen, catalogue: row.catalogue, row: plan.newId(), placement: settled.placement }
  return { article, input }
}

function settledFor(
  plan: Plan,
  item: StandingRow,
  { attach, mountHeight, run }: Article,
  { size }: ArticleEvaluation,
): Settled | null {
  const kind = run === undefined ? null : runKind(run)
  if (attach !== 'wall') {
    return settleBeside(plan, { attach, size, kind, elevation: mountHeight, row: null }, item.id)
  }
  const over = overOnWall(plan, item, size.width, mountHeight)
  return over && alone(over)
}

/** In the middle over something, on the wall that it, or what carries it, sits on. */
function overOnWall(
  { document }: Plan,
  item: StandingRow,
  width: number,
  elevation: number,
): Placement | null {
  const carrier = item.seat.on === 'row' ? document.rows[item.seat.row] : item.row
  const seat = carrier && 'placement' in carrier ? carrier.placement?.seat : undefined
  const face = seat?.on === 'wall' ? shellOf(document).face(seat.wall, seat.side) : undefined
  if (seat?.on !== 'wall' || !face) return null
  const { along } = toWall(face.frame, footprintCentre(item))
  return { at: [Math.round(along - width / 2), 0, elevation], rotation: 0, seat }
}
