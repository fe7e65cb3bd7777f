import type { Point3, ShellWall } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import { addFlatQuad, type Faces, noFaces } from '../faces/faces.ts'
import { outerSide } from '../room/outer-side.ts'
import { holeOnFace, holesOf } from '../room/wall-holes.ts'
import { wallSpace } from '../room/wall-space.ts'
import { windowBar, windowPane } from '../room/window-measures.ts'
import type { SceneMaterial, SceneNode } from './scene-file.ts'
import { directionInScene, shapeOf, toScene } from './scene-frame.ts'
import { plain } from './scene-materials.ts'

/** One sheet without thickness: what it shows is not displaced. */
export const clearGlass: SceneMaterial = {
  ...plain('glass', [1, 1, 1], 0),
  transmission: 1,
  isDoubleSided: true,
  extras: { finish: 'glass', isFrosted: false },
}

/** The glass of every window that is there already, each as a node of its own: daylight is looked for there. */
export function paneNodes(wall: ShellWall, openings: readonly OpeningNow[]): readonly SceneNode[] {
  return holesOf(wall, openings).flatMap((hole, k): readonly SceneNode[] => {
    const { opening } = hole
    if (opening.row !== null || opening.kind !== 'window') return []

    const space = wallSpace(wall.faces[opening.side])
    const { s0, s1, z0, z1 } = holeOnFace(hole, wall, opening.side)
    const depth = windowPane(wall.thickness)
    const [u0, u1, v0, v1] = [s0 + windowBar, s1 - windowBar, z0 + windowBar, z1 - windowBar]
    const middle = space.at((u0 + u1) / 2, (v0 + v1) / 2, depth)
    const corner = (s: number, z: number): Point3 => {
      const at = space.at(s, z, depth)
      return [at[0] - middle[0], at[1] - middle[1], at[2] - middle[2]]
    }
    const faces = noFaces()
    addFlatQuad(
      faces,
      [corner(u0, v0), corner(u1, v0), corner(u1, v1), corner(u0, v1)],
      [-space.away[0], -space.away[1], 0],
    )
    const name = `pane ${wall.id} ${k}`
    const outer = outerSide(wall)
    const [x, y] = outer ? wall.faces[outer].frame.inward : space.away
    return [
      {
        name,
        at: toScene(middle),
        mesh: { name, surfaces: [{ shape: shapeOf(faces), uv: null, material: clearGlass }] },
        extras: {
          ...{ kind: 'glass', opening: true, wall: wall.id, centre: toScene(middle) },
          size: [(u1 - u0) / 1000, (v1 - v0) / 1000],
          outward: directionInScene([x, y, 0]),
        },
      },
    ]
  })
}

/** Behind a door to the outside it is dark, or the sky would shine through the gaps round its leaf. */
export function darkBehindDoors(wall: ShellWall, openings: readonly OpeningNow[]): Faces {
  const faces = noFaces()
  if (outerSide(wall) === null) return faces
  for (const hole of holesOf(wall, openings)) {
    const { opening } = hole
    if (opening.row !== null || opening.kind !== 'door') continue
    const space = wallSpace(wall.faces[opening.side])
    const { s0, s1, z0, z1 } = holeOnFace(hole, wall, opening.side)
    const corner = (s: number, z: number) => space.at(s, z, wall.thickness - 1)
    addFlatQuad(
      faces,
      [corner(s0, z0), corner(s1, z0), corner(s1, z1), corner(s0, z1)],
      [-space.away[0], -space.away[1], 0],
    )
  }
  return faces
}
