import type { Point, Point3 } from '@arredo/geometry'
import { eyeOf, type Orbit } from '../camera/orbit.ts'
import type { Ground } from './ground.ts'

/** Somebody who stands in the room: where, and where to; angles in radians, the heading from east. */
export type Walker = { readonly at: Point; readonly heading: number; readonly pitch: number }

export const eyeHeight = 1600
/** Wide enough to see the room one stands in. */
const walkingAngle = 58
const ahead = 1500
const steepest = 1.1

/** How a walker sees. */
export function orbitOfWalker({ at: [x, y], heading, pitch }: Walker): Orbit {
  const flat = Math.cos(pitch) * ahead
  const target: Point3 = [
    x + Math.cos(heading) * flat,
    y + Math.sin(heading) * flat,
    eyeHeight + Math.sin(pitch) * ahead,
  ]
  return {
    target,
    azimuth: heading + Math.PI,
    elevation: -pitch,
    distance: ahead,
    fieldOfView: walkingAngle,
  }
}

/** Somebody who stands where a view is seen from, or where it begins, and looks the same way, level. */
export function walkerOf(orbit: Orbit): Walker {
  const [x, y] = eyeOf({ ...orbit, distance: Math.min(orbit.distance, orbit.depth ?? orbit.distance) })
  return { at: [x, y], heading: orbit.azimuth + Math.PI, pitch: 0 }
}

export function looked(walker: Walker, heading: number, pitch: number): Walker {
  const tilted = Math.min(steepest, Math.max(-steepest, walker.pitch + pitch))
  return { ...walker, heading: walker.heading + heading, pitch: tilted }
}

/** Forward and to the right, in millimetres. */
export function walked(walker: Walker, [forward, right]: Point, ground: Ground): Walker {
  const [c, s] = [Math.cos(walker.heading), Math.sin(walker.heading)]
  const [x, y] = walker.at
  return { ...walker, at: ground.step(walker.at, [x + c * forward + s * right, y + s * forward - c * right]) }
}

/** Some way towards a place; null when one is there or gets no nearer. */
export function towards(walker: Walker, to: Point, length: number, ground: Ground): Walker | null {
  const [dx, dy] = [to[0] - walker.at[0], to[1] - walker.at[1]]
  const way = Math.hypot(dx, dy)
  if (way < 20) return null
  const share = Math.min(1, length / way)
  const at = ground.step(walker.at, [walker.at[0] + dx * share, walker.at[1] + dy * share])
  const isNearer = Math.hypot(to[0] - at[0], to[1] - at[1]) < way - Math.min(5, length / 4)
  return isNearer ? { ...walker, at } : null
}
