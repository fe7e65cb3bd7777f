import { type Ground, placeOf, type Standing, shellOf } from '@arredo/geometry'
import type { ArticleRow, ProjectDocument } from '@arredo/project'
import type { Piece } from './piece.ts'

/** A follower as it lies now. */
export type Lying = { readonly row: ArticleRow; readonly standing: Standing }

/** What lies where it lay is the same object, so that all that was found out about it is known again. */
const known = new WeakMap<Piece, { readonly mark: object; readonly standing: Standing | null }>()

/** Where a piece lies in plan. */
export function lyingAt(ground: Ground, piece: Piece): Standing | null {
  const { mark } = ground.shell
  const last = known.get(piece)
  if (last?.mark === mark) return last.standing
  const place = placeOf(piece, ground)
  const standing = place && { place, size: piece.size }
  known.set(piece, { mark, standing })
  return standing
}

/** For what follows the runs, which lies on walls and floors alone. */
export function groundOf(document: ProjectDocument): Ground {
  return { shell: shellOf(document), openings: document.openings, placeOfRow: () => null }
}
