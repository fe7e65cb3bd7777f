import { type Opening, type OpeningId, shellOf } from '@arredo/geometry'

/** What a document has of it. */
export type House = Parameters<typeof shellOf>[0] & {
  readonly openings: Readonly<Record<OpeningId, Opening>>
}

/** West-south-west: at four in the afternoon the sun comes through such a window, a little from the side. */
const bearingOfWindow = 240
const step = 15

/** North so that the sun of an afternoon comes through the largest window; upwards where there is none. */
export function proposedNorth(house: House): number {
  const [largest] = windowsOf(house).toSorted((one, two) => two.area - one.area)
  if (!largest) return 0

  const north = Math.round((largest.outward - bearingOfWindow) / step) * step
  return ((north % 360) + 360) % 360
}

/** Degrees clockwise from the top of the plan, for windows that look out of every room. */
function windowsOf(house: House) {
  const shell = shellOf(house)
  return Object.values(house.openings).flatMap(({ kind, wall, width, height }) => {
    const faces = kind === 'window' && shell.wall(wall)?.faces
    if (!faces) return []
    const [inner, ...others] = Object.values(faces).filter(({ stretches }) =>
      stretches.some(({ room }) => room !== null),
    )
    if (!inner || others.length > 0) return []
    const [x, y] = inner.frame.inward
    return [{ area: width * height, outward: (Math.atan2(-x, -y) * 180) / Math.PI }]
  })
}
