import type { Article, ArticleEvaluation } from '@arredo/catalogue'
import { freePlacement, shellOf } from '@arredo/geometry'
import { alone, joining, otherHand, runKind, type Settled, settleAnywhere } from '@arredo/planning'
import { type DeskState, isFollower, openingsNow, standingRows } from '@arredo/project'
import type { OpenProject } from '../project/project-store.ts'

/** Articles that came without a place stand where there is room: along the walls, else beside each other. */
export function placeTheUnplaced({ desk, catalogues }: OpenProject): void {
  for (const row of Object.values(desk.current().document.rows)) {
    if (row.kind !== 'article' || row.placement) continue
    const { evaluation, document } = desk.current()
    const evaluated = evaluation.articles[row.id]
    const article = catalogues()
      .get(row.catalogue)
      ?.pack.articles.find(({ code }) => code === row.article)
    if (!evaluated || !article) continue

    const { placement, moves, turned } = placeFor(desk.current(), evaluated, article)
    const side = turned ? otherHand(row.side) : row.side
    const moved = moves.flatMap((move) => {
      const other = document.rows[move.row]
      return other ? [[other.id, { ...other, placement: move.placement }] as const] : []
    })
    desk.take({ rows: { ...Object.fromEntries(moved), [row.id]: { ...row, side, placement } } })
  }
}

/** Where an article goes that no pointer places: a corner, the unit that lacks it, else wherever there is room. */
export function placeFor(now: DeskState, evaluated: ArticleEvaluation, article: Article): Settled {
  const { size } = evaluated
  const { attach, mountHeight, run, roles = [], sides } = article
  const kind = run === undefined ? null : runKind(run)
  const joins = joining(evaluated, sides.length > 1)
  const comer = { size, attach, kind, elevation: mountHeight, row: null, ...joins }
  const settled = settleAnywhere(now, comer, roles, null)
  if (settled) return settled
  const { document, evaluation } = now
  // What follows a run makes room by itself.
  const others = standingRows(document, evaluation).filter(({ row }) => !isFollower(row))
  return alone(freePlacement(shellOf(document), openingsNow(document, evaluation), others, size, mountHeight))
}
