import type { Article, ArticleEvaluation, Need } from '@arredo/catalogue'
import { footprintCentre, type Placement, shellOf, toWall } from '@arredo/geometry'
import { placeArticle, type StandingRow, step, together } from '@arredo/project'
import { settleBeside } from '../placing/settle.ts'
import { alone, type Settled } from '../placing/settled.ts'
import { runKind } from '../runs/run.ts'
import { sentence } from '../sentence.ts'
import type { Fix, Plan } from './finding.ts'

/** Places the first article that meets a need: on the unit, or over it on its wall. */
export function fixOfNeed(plan: Plan, item: StandingRow, need: Need): Fix | null {
  const { row } = item
  const catalogue = row.kind === 'article' ? plan.catalogues.get(row.catalogue) : undefined
  const [article] = (need.from ?? []).flatMap(
    (best) => catalogue?.pack.articles.find(({ code }) => code === best) ?? [],
  )
  if (!catalogue || !article || row.kind !== 'article') return null
  const model = article.models.includes(row.model) ? row.model : article.models[0]
  const [side = 'L'] = article.sides
  const header = plan.document.alternatives[plan.evaluation.alternative]?.choices ?? {}
  const chosen = model === undefined ? null : { article: article.code, model, side, choices: {} }
  const evaluated = chosen && catalogue.evaluateNow({ ...chosen, header })
  const settled = evaluated && settledFor(plan, item, article, evaluated)
  if (!chosen || !settled) return null
  const input = { ...chosen, catalogue: row.catalogue, row: plan.newId(), placement: settled.placement }
  return {
    label: { text: sentence('Add {{item}}'), values: { item: { name: article.name } } },
    command: together('Place article', [step(placeArticle, input)]),
  }
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
