import type { Wall, WallId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import { withWallsChanged } from '../../room/change-walls.ts'
import { lockedWallProblem } from '../../room/locked-problem.ts'
import { wallProblem } from '../../room/wall-problem.ts'
import { withBareWalls } from './remove-walls.ts'

export type ChangeWallInput = {
  readonly wall: WallId
  readonly change: Partial<Pick<Wall, 'kind' | 'thickness' | 'line' | 'height'>>
}

/** One that is only open any more carries nothing: what hung on it stands where it was, its openings are gone. */
export const changeWall: Command<ChangeWallInput> = {
  label: 'Change wall',
  run(document, { wall: id, change }) {
    const wall = document.walls[id]
    if (!wall) return refuse(`No wall ${id}`)
    const changed = { ...wall, ...change }
    const { kind, thickness, height, line } = changed
    const problem = wallProblem(change)
    if (problem) return refuse(problem)
    const isSame = wall.thickness === thickness && wall.height === height && wall.line === line
    if (isSame && wall.kind === kind) return done(document)
    const isOpened = kind === 'open' && wall.kind !== 'open'
    const locked = isOpened ? lockedWallProblem(document, new Set([id])) : null
    if (locked) return refuse(locked)

    const bare = isOpened ? withBareWalls(document, new Set([id])) : document
    return withWallsChanged(document, { ...bare, walls: { ...bare.walls, [id]: changed } }, [])
  },
}
