import type { Point } from './point.ts'
import { polygonArea } from './polygon.ts'
import type { Part } from './solid.ts'

/** Cubic millimetres of what a part is made of; null for a modelled object, of which the outside alone is known. */
export function partVolume(part: Part): number | null {
  switch (part.shape) {
    case 'asset':
      return null
    case 'extrusion':
      return polygonArea(part.profile) * part.length
    case 'lathe':
      return turned(part.profile)
    case 'panel': {
      const thickness = part.size[axes.indexOf(part.across)] ?? 0
      return box(part.size) - (4 - Math.PI) * part.radius ** 2 * thickness
    }
    // Upholstery swells by about what its edges are rounded off.
    default:
      return box(part.size)
  }
}

const axes = ['x', 'y', 'z'] as const

function box([width, depth, height]: readonly [number, number, number]): number {
  return width * depth * height
}

/** Cone by cone; a profile that comes back on the inside takes away what is hollow. */
function turned(profile: readonly Point[]): number {
  const cones = profile.slice(1).map(([radius, along], index) => {
    const [before, from] = profile[index] ?? [radius, along]
    return (Math.PI / 3) * (along - from) * (before ** 2 + before * radius + radius ** 2)
  })
  return Math.abs(cones.reduce((sum, cone) => sum + cone, 0))
}
