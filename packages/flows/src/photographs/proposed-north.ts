import { shellOf } from '@arredo/geometry'
import { type Evaluation, openingsNow, type ProjectDocument } from '@arredo/project'

/** West-south-west: at four in the afternoon the sun comes through such a window, a little from the side. */
const bearingOfWindow = 240
const step = 15

/** North so that the sun of an afternoon comes through the largest window; upwards where there is none. */
export function proposedNorth(document: ProjectDocument, evaluation: Evaluation): number {
  const windows = windowsOf(document, evaluation)
  const [largest] = windows.toSorted((one, two) => two.area - one.area)
  if (!largest) return 0

  const north = Math.round((largest.outward - bearingOfWindow) / step) * step
  return ((north % 360) + 360) % 360
}

/** Degrees clockwise from the top of the plan, for windows that look out of every room. */
function windowsOf(document: ProjectDocument, evaluation: Evaluation) {
  const shell = shellOf(document)
  return openingsNow(document, evaluation).flatMap(({ kind, wall, width, height }) => {
    const faces = shell.wall(wall)?.faces
    if (kind !== 'window' || !faces) return []
    const [inner, ...others] = Object.values(faces).filter(({ stretches }) =>
      stretches.some(({ room }) => room !== null),
    )
    if (!inner || others.length > 0) return []
    const [x, y] = inner.frame.inward
    return [{ area: width * height, outward: (Math.atan2(-x, -y) * 180) / Math.PI }]
  })
}
