import { fromWall, type Opening, openingOnFace, type Shell, type Standing, shellOf } from '@arredo/geometry'
import {
  type Evaluation,
  isFollower,
  openingsNow,
  type Preview,
  type ProjectDocument,
  type RowId,
  solidFixtures,
  standingRows,
} from '@arredo/project'

export type Surroundings = {
  readonly shell: Shell
  readonly openings: readonly Opening[]
  readonly others: readonly (Standing & { readonly id: string })[]
  /** What one comes into line with: all of them, and openings as sheets in the faces of their walls. */
  readonly neighbours: readonly Standing[]
}

type Known = Surroundings & { readonly of: ProjectDocument; readonly except: RowId | null }

/** All through a drag the room before it is asked for, and several ask for that of every step. */
const latest = new WeakMap<Evaluation, Known>()

/**
 * The room as one item sees it: walls, openings, columns and everything that stands in it but itself. What follows a
 * run makes room by itself.
 */
export function surroundings({ document, evaluation }: Preview, except: RowId | null): Surroundings {
  const last = latest.get(evaluation)
  if (last?.of === document && last.except === except) return last
  const shell = shellOf(document)
  const openings = openingsNow(document, evaluation)
  const others = [
    ...standingRows(document, evaluation).filter(({ id, row }) => id !== except && !isFollower(row)),
    ...solidFixtures(document),
  ]
  let neighbours: readonly Standing[] | null = null
  const around: Known = {
    ...{ of: document, except, shell, openings, others },
    get neighbours() {
      neighbours ??= [...others, ...openings.flatMap((opening) => sheetsOf(shell, opening))]
      return neighbours
    },
  }
  latest.set(evaluation, around)
  return around
}

function sheetsOf(shell: Shell, opening: Opening): readonly Standing[] {
  const { sill, width, height, wall } = opening
  return Object.values(shell.wall(wall)?.faces ?? {}).map((face) => {
    const { start } = openingOnFace(opening, face)
    const at = [...fromWall(face.frame, { along: start, across: 0 }), sill] as const
    return { place: { at, rotation: face.frame.turn }, size: { width, depth: 1, height } }
  })
}
