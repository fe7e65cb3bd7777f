import type { OpenProject } from '../project/project-store.ts'
import { freePlace } from './free-place.ts'

/** Articles that came without a place stand where there is room: along the walls, else beside each other. */
export function placeTheUnplaced({ desk, catalogues }: OpenProject): void {
  for (const row of Object.values(desk.current().document.rows)) {
    if (row.kind !== 'article' || row.placement) continue
    const { evaluation } = desk.current()
    const size = evaluation.articles[row.id]?.size
    const article = catalogues()
      .get(row.catalogue)
      ?.pack.articles.find(({ code }) => code === row.article)
    if (!size || !article) continue

    const placement = freePlace(desk.current(), size, article.mountHeight)
    desk.take({ rows: { [row.id]: { ...row, placement } } })
  }
}
