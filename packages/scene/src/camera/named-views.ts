import {
  type FaceName,
  footprint,
  fromWall,
  type Point3,
  type Shell,
  type Standing,
  shellOf,
  toWall,
  type WallFace,
} from '@arredo/geometry'
import { type Preview, standingRows } from '@arredo/project'
import { planBounds } from '../room/plan-bounds.ts'
import { topAt } from '../room/wall-top.ts'
import { orbitOf } from './camera-view.ts'
import { fitted, type Viewport } from './frame-room.ts'
import { angleOf, type Orbit, tangentOf } from './orbit.ts'
import { proposedViews } from './proposed-views.ts'

/** What a person may ask for by name; a wall is the one that elevations show. */
export type NamedView =
  | { readonly name: 'front' | 'corner' | 'near' | 'above' }
  | { readonly name: 'wall'; readonly face: FaceName }

/** So long a lens that a metre of depth moves nothing by more than a pixel. */
const drawingAngle = 0.5
/** The shape of the pictures that views are proposed for. */
const aspect = 1.6
/** Wider stretches what is near the edges: rather one steps back, through the wall if need be. */
const widest = { front: 48, corner: 60, near: 54 }

/** Where to look from; null in a document without rooms. */
export function namedView(wanted: NamedView, shown: Preview, viewport: Viewport): Orbit | null {
  const shell = shellOf(shown.document)
  const standing = standingRows(shown.document, shown.evaluation)
  const drawing: Viewport = { ...viewport, fieldOfView: drawingAngle, margin: 0.88 }
  if (wanted.name === 'above') return shell.walls.length > 0 ? fromAbove(shell, standing, drawing) : null
  if (wanted.name === 'wall') {
    const face = shell.face(wanted.face.wall, wanted.face.side)
    return face ? straightAt(face, standing, drawing) : null
  }

  const [front, corner, near] = proposedViews(shown.document, shown.evaluation)
  const view = { front, corner, near }[wanted.name]
  if (!view) return null
  return steppedBack(orbitOf({ ...view, isLevel: true }, viewport, aspect), widest[wanted.name])
}

/** North is up, as on the plan. */
function fromAbove(shell: Shell, standing: readonly Standing[], viewport: Viewport): Orbit {
  const { min, max } = planBounds(shell, standing)
  const thick = Math.max(0, ...shell.walls.map(({ thickness }) => thickness))
  const corners: readonly Point3[] = [
    [min[0] - thick, min[1] - thick, 0],
    [max[0] + thick, max[1] + thick, 0],
  ]
  // Straight down alone would not say which way is up.
  const orbit = fitted(corners, { azimuth: -Math.PI / 2, elevation: Math.PI / 2 - 1e-4 }, viewport)
  return { ...orbit, fieldOfView: drawingAngle }
}

/** As on its elevation: what stands at the wall, and nothing of what stands between it and the eye. */
function straightAt(face: WallFace, standing: readonly Standing[], viewport: Viewport): Orbit {
  const { frame, start, end, top } = face
  const corners = [start, end].flatMap((along): readonly Point3[] => {
    const [x, y] = fromWall(frame, { along, across: 0 })
    return [
      [x, y, 0],
      [x, y, topAt(top, along)],
    ]
  })
  const azimuth = Math.atan2(frame.inward[1], frame.inward[0])
  const orbit = fitted(corners, { azimuth, elevation: 0 }, viewport)
  return { ...orbit, fieldOfView: drawingAngle, depth: depthAt(face, standing) }
}

/** How far off the wall anything belongs to it. */
const atTheWall = 900

function depthAt({ frame }: WallFace, standing: readonly Standing[]): number {
  const ends = standing.flatMap((one) => {
    const away = footprint(one).map((corner) => toWall(frame, corner).across)
    return Math.min(...away) < atTheWall && Math.min(...away) > -100 ? [Math.max(...away)] : []
  })
  return Math.max(atTheWall, ...ends) + 20
}

/** As far back as it takes, and nothing nearer than the place that was proposed. */
function steppedBack(orbit: Orbit, most: number): Orbit {
  if (angleOf(orbit) <= most) return orbit
  const { distance, shift = 0 } = orbit
  const further = tangentOf(orbit) / Math.tan((most * Math.PI) / 360)
  return {
    ...orbit,
    distance: distance * further,
    fieldOfView: most,
    shift: shift / further,
    depth: distance,
  }
}
