import { BufferAttribute, BufferGeometry, type Matrix4, type TypedArray } from 'three'

export type Placed = { readonly geometry: BufferGeometry; readonly matrix: Matrix4 }

/** Many geometries where they stand, as one: one draw call instead of many. */
export function mergedGeometry(placed: readonly Placed[]): BufferGeometry {
  const vertices = placed.reduce((sum, { geometry }) => sum + countOf(geometry), 0)
  const indices = placed.reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0), 0)
  const isSolid = placed.some(({ geometry }) => geometry.hasAttribute('normal'))
  const position = new Float32Array(vertices * 3)
  const normal = new Float32Array(isSolid ? vertices * 3 : 0)
  const uv = new Float32Array(isSolid ? vertices * 2 : 0)
  const color = new Uint8Array(isSolid ? vertices * 3 : 0)
  const index = new Uint32Array(indices)

  let [vertex, corner] = [0, 0]
  for (const { geometry, matrix } of placed) {
    const { elements } = matrix
    turn(arrayOf(geometry, 'position'), elements, 1, position, vertex * 3)
    turn(arrayOf(geometry, 'normal'), elements, 0, normal, vertex * 3)
    if (isSolid) {
      uv.set(arrayOf(geometry, 'uv'), vertex * 2)
      color.set(arrayOf(geometry, 'color'), vertex * 3)
    }
    const own = geometry.index?.array ?? []
    for (let k = 0; k < own.length; k++) index[corner + k] = (own[k] ?? 0) + vertex
    vertex += countOf(geometry)
    corner += own.length
  }

  const merged = new BufferGeometry()
  merged.setAttribute('position', new BufferAttribute(position, 3))
  if (!isSolid) return merged
  merged.setAttribute('normal', new BufferAttribute(normal, 3))
  merged.setAttribute('uv', new BufferAttribute(uv, 2))
  merged.setAttribute('color', new BufferAttribute(color, 3, true))
  merged.setIndex(new BufferAttribute(index, 1))
  return merged
}

/** Items are turned and moved, never scaled: normals turn as points do. */
function turn(from: TypedArray, m: readonly number[], moves: 0 | 1, to: Float32Array, start: number): void {
  const [a = 1, b = 0, c = 0, , d = 0, e = 1, f = 0, , g = 0, h = 0, i = 1, , x = 0, y = 0, z = 0] = m
  for (let k = 0; k < from.length; k += 3) {
    const [p, q, r] = [from[k] ?? 0, from[k + 1] ?? 0, from[k + 2] ?? 0]
    to[start + k] = a * p + d * q + g * r + moves * x
    to[start + k + 1] = b * p + e * q + h * r + moves * y
    to[start + k + 2] = c * p + f * q + i * r + moves * z
  }
}

const nothing = new Float32Array()

function arrayOf(geometry: BufferGeometry, name: string): TypedArray {
  return geometry.getAttribute(name)?.array ?? nothing
}

function countOf(geometry: BufferGeometry): number {
  return geometry.getAttribute('position')?.count ?? 0
}
