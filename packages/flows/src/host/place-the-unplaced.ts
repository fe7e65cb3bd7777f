import { freePlacement, type Placement, type Size, shellOf } from '@arredo/geometry'
import { type DeskState, openingsNow, standingRows } from '@arredo/project'
import type { OpenProject } from '../project/project-store.ts'

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

/** Where an article goes that no pointer places. */
export function freePlace({ document, evaluation }: DeskState, size: Size, elevation: number): Placement {
  const others = standingRows(document, evaluation)
  return freePlacement(shellOf(document), openingsNow(document, evaluation), others, size, elevation)
}
