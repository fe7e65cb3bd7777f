import type { Part, Point3 } from '@arredo/geometry'
import type { Reader } from '../expression/typed.ts'
import type { RecipePart } from '../pack.ts'
import { type Compile, compilePair, compilePoint } from './recipe-scope.ts'

type Shaped<Member> = Member extends Part
  ? Omit<
      Member,
      | 'code'
      | 'material'
      | 'finishOf'
      | 'grain'
      | 'sheet'
      | 'isSolid'
      | 'edges'
      | 'opens'
      | 'motion'
      | 'light'
    >
  : never
export type Solid = Shaped<Part>
/** Null: a part without thickness is no part; an author may let a width run down to nothing. */
export type Shaper = (reader: Reader, at: Point3) => Solid | null

export function compileShape(part: RecipePart, compile: Compile): Shaper {
  switch (part.shape) {
    case 'extrusion':
      return compileExtrusion(part, compile)
    case 'lathe':
      return compileLathe(part, compile)
    default:
      return compileSized(part, compile)
  }
}

type Sized = Exclude<RecipePart, { readonly shape: 'extrusion' | 'lathe' }>

function compileSized(part: Sized, compile: Compile): Shaper {
  const size = compilePoint(part.size, compile, 'size')
  const shape = compileSizedShape(part, compile)
  return (reader, at) => {
    const box = size(reader)
    return box.every((length) => length > 0) ? shape(reader, at, box) : null
  }
}

function compileSizedShape(
  part: Sized,
  compile: Compile,
): (reader: Reader, at: Point3, size: Point3) => Solid {
  switch (part.shape) {
    case 'box':
      return (_, at, size) => ({ shape: 'box', at, size })
    case 'asset':
      return (_, at, size) => ({ shape: 'asset', at, size, asset: part.asset })
    case 'panel': {
      const radius = compile(part.radius, 'number', 'radius')
      const { across } = part
      return (reader, at, size) => {
        const inPlane = size.filter((_, axis) => axis !== axisOf[across])
        const wanted = Math.max(0, Number(radius(reader)))
        return { shape: 'panel', at, size, across, radius: Math.min(wanted, Math.min(...inPlane) / 2) }
      }
    }
    case 'cushion': {
      const softness = compile(part.softness, 'number', 'softness')
      const crown = compile(part.crown, 'number', 'crown')
      return (reader, at, size) => ({
        shape: 'cushion',
        at,
        size,
        softness: Math.min(Math.max(0, Number(softness(reader))), Math.min(...size) / 2),
        crown: Math.max(0, Number(crown(reader))),
        hasSeam: part.seam ?? false,
      })
    }
  }
}

const axisOf = { x: 0, y: 1, z: 2 } as const

function compileExtrusion(
  part: Extract<RecipePart, { readonly shape: 'extrusion' }>,
  compile: Compile,
): Shaper {
  const { along } = part
  const length = compile(part.length, 'number', 'length')
  const corners = part.profile.map((corner, index) => compilePair(corner, compile, 'profile', index))
  return (reader, at) => {
    const pulled = Number(length(reader))
    if (pulled <= 0) return null
    return { shape: 'extrusion', at, profile: corners.map((corner) => corner(reader)), along, length: pulled }
  }
}

/** The author gives the start of the axis; the part says which box it fills. */
function compileLathe(part: Extract<RecipePart, { readonly shape: 'lathe' }>, compile: Compile): Shaper {
  const { along } = part
  const points = part.profile.map((point, index) => compilePair(point, compile, 'profile', index))
  return (reader, at) => {
    const profile = points.map((point) => point(reader)).map(([radius, z]) => [Math.abs(radius), z] as const)
    const radius = Math.max(...profile.map(([value]) => value))
    const heights = profile.map(([, value]) => value)
    const start = Math.min(...heights)
    const length = Math.max(...heights) - start
    if (radius <= 0 || length <= 0) return null

    const axis = axisOf[along]
    const corner = at.map((value, place) => value + (place === axis ? start : -radius))
    const size = at.map((_, place) => (place === axis ? length : 2 * radius))
    return {
      shape: 'lathe',
      at: [corner[0] ?? 0, corner[1] ?? 0, corner[2] ?? 0],
      size: [size[0] ?? 0, size[1] ?? 0, size[2] ?? 0],
      along,
      profile: profile.map(([value, z]) => [value, z - start]),
    }
  }
}
