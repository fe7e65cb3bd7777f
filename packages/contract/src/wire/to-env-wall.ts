import { defaultWallHeight, fromWall, type Point, shellOf, type Wall } from '@arredo/geometry'
import { type Evaluation, openingsNow, type ProjectDocument } from '@arredo/project'
import { plainPoint } from '../plain-number.ts'
import type { WireProject, WireWall } from './wire-project.ts'

type EnvWall = WireProject['envWall']

/** D-38: walls by the line of their right face, and what goes through them. Open walls are not there, niches go through nothing. */
export function toEnvWall(document: ProjectDocument, evaluation: Evaluation): EnvWall {
  const walls = Object.values(document.walls).filter(({ kind }) => kind === 'wall')
  const sent = new Set(walls.map(({ id }) => id))
  return {
    wallsVector: walls.map((wall) => toWireWall(document, wall)),
    windowInstance: openingsNow(document, evaluation).flatMap((opening) => {
      const { id, wall, kind, offset, width, height, sill } = opening
      if (kind === 'niche' || !sent.has(wall)) return []
      const type = kind === 'passage' ? 'door' : kind
      return [{ id, wallid: wall, type, offset, width, height, sill }]
    }),
  }
}

function toWireWall(document: ProjectDocument, wall: Wall): WireWall {
  const { from, to, height } = clearLine(document, wall)
  return { id: wall.id, start: xy(from), end: xy(to), height, depth: wall.thickness }
}

/** Corner to corner along the right face, whatever the joints do. */
function clearLine(document: ProjectDocument, { id, from, to, line, height }: Wall) {
  const corners = {
    from: document.corners[from]?.at ?? origin,
    to: document.corners[to]?.at ?? origin,
  }
  const built = shellOf(document).wall(id)
  // A wall without length has no face, and is still sent: who reads it may know what to do with it.
  if (!built) return { ...corners, height: height ?? defaultWallHeight }
  if (line === 'right') return { ...corners, height: built.height }
  const { frame } = built.faces.right
  return {
    from: plainPoint(frame.origin),
    to: plainPoint(fromWall(frame, { along: frame.length, across: 0 })),
    height: built.height,
  }
}

const origin: Point = [0, 0]

function xy([x, y]: Point) {
  return { x, y }
}
