import type { Wall, WallId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import { withWallsChanged } from '../../room/change-walls.ts'
import { wallProblem } from '../../room/wall-problem.ts'

export type ChangeWallInput = {
  readonly wall: WallId
  readonly change: Partial<Pick<Wall, 'thickness' | 'line' | 'height'>>
}

export const changeWall: Command<ChangeWallInput> = {
  label: 'Change wall',
  run(document, { wall: id, change }) {
    const wall = document.walls[id]
    if (!wall) return refuse(`No wall ${id}`)
    const changed = { ...wall, ...change }
    const { thickness, height, line } = changed
    const problem = wallProblem(change)
    if (problem) return refuse(problem)
    if (wall.thickness === thickness && wall.height === height && wall.line === line) return done(document)

    return withWallsChanged(document, { ...document, walls: { ...document.walls, [id]: changed } }, [])
  },
}
