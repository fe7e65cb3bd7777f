import { done, type Result } from '@arredo/project'
import * as z from 'zod/mini'
import { wallsFromRows } from './walls-from-rows.ts'
import { rowType, WireWall } from './wire-project.ts'

export type CurrentWalls = {
  readonly project: unknown
  /** Out of how many rows walls were made. */
  readonly rebuiltWalls: number
}

const Outline = z.looseObject({
  rows: z.array(z.looseObject({ type: z._default(z.unknown(), rowType.box) })),
  envWall: z.optional(
    z.nullable(z.looseObject({ wallsVector: z.optional(z.nullable(z.array(z.unknown()))) })),
  ),
})

/**
 * A legacy project with what we read of it: its BOX rows, and its walls in today's form. Where those are missing
 * or of an older form they are made out of its WALL rows (A-45, D-37).
 */
export function withCurrentWalls(json: unknown): Result<CurrentWalls> {
  const read = Outline.safeParse(json)
  // Whoever reads it next says what is wrong.
  if (!read.success) return done({ project: json, rebuiltWalls: 0 })
  const { envWall, ...others } = read.data
  // What has no number for its type is for whoever reads it next to refuse.
  const rows = others.rows.filter(({ type }) => typeof type !== 'number' || type === rowType.box)
  const given = envWall?.wallsVector ?? []
  const project = { ...others, rows, envWall: { ...envWall, wallsVector: given } }
  const isCurrent = given.length > 0 && given.every((wall) => WireWall.safeParse(wall).success)
  if (isCurrent) return done({ project, rebuiltWalls: 0 })

  const rebuilt = wallsFromRows(others.rows)
  if (!rebuilt.ok) return rebuilt
  if (rebuilt.value.length === 0) return done({ project, rebuiltWalls: 0 })
  return done({
    project: { ...project, envWall: { ...envWall, wallsVector: rebuilt.value } },
    rebuiltWalls: rebuilt.value.length,
  })
}
