import {
  BufferAttribute as Attribute,
  type BufferAttribute,
  BufferGeometry,
  type Material,
  type Matrix4,
  Mesh,
  Sphere,
  type TypedArray,
} from 'three'

/** Many geometries where they stand, as one: one draw call instead of many. */
export type MergedMesh = {
  readonly object: Mesh
  readonly isEmpty: () => boolean
  /** Writes it into a stretch of its own; the others are left alone. */
  readonly put: (source: Mesh) => void
  readonly take: (source: Mesh) => void
  readonly dispose: () => void
}

/** Where in the buffers one source lies. */
type Stretch = {
  readonly vertex: number
  readonly vertices: number
  readonly corner: number
  readonly corners: number
}

/** Room for what is changed or comes later, so that nothing else has to be written again. */
const spare = 1.6

export function createMergedMesh(like: Mesh): MergedMesh {
  const geometry = new BufferGeometry()
  const material = like.material as Material
  const object = new Mesh(geometry, material)
  object.castShadow = like.castShadow
  object.receiveShadow = like.receiveShadow
  object.matrixAutoUpdate = false
  const stretches = new Map<Mesh, Stretch>()
  const free: Stretch[] = []
  let used = { vertices: 0, corners: 0 }
  let room = { vertices: 0, corners: 0 }
  let isSpareBlank = false
  const bounds = new Sphere()
  geometry.boundingSphere = bounds
  reserve(like.geometry, 0, 0)

  return {
    object,
    isEmpty: () => stretches.size === 0,
    put(source) {
      const stretch = stretchFor(source.geometry)
      stretches.set(source, stretch)
      write(source, stretch)
    },
    take(source) {
      const stretch = stretches.get(source)
      if (!stretch) return
      stretches.delete(source)
      erase(stretch)
    },
    dispose: () => geometry.dispose(),
  }

  /** One that was given back and fits to the vertex, or else the next one that was never used. */
  function stretchFor(wanted: BufferGeometry): Stretch {
    const [vertices, corners] = [countOf(wanted), cornersOf(wanted)]
    const fits = free.findIndex((one) => one.vertices === vertices && one.corners === corners)
    const [found] = fits < 0 ? [] : free.splice(fits, 1)
    if (found) return found

    const end = { vertices: used.vertices + vertices, corners: used.corners + corners }
    if (end.vertices > room.vertices || end.corners > room.corners) {
      reserve(wanted, Math.ceil(end.vertices * spare), Math.ceil(end.corners * spare))
    }
    const stretch = { vertex: used.vertices, vertices, corner: used.corners, corners }
    used = end
    geometry.setDrawRange(0, used.corners)
    return stretch
  }

  /** Larger buffers with the same in them; the graphics card gets them as new ones. */
  function reserve(example: BufferGeometry, vertices: number, corners: number): void {
    geometry.dispose()
    for (const [name, attribute] of Object.entries(example.attributes)) {
      const before = geometry.getAttribute(name) as BufferAttribute | undefined
      const array = enlarged(attribute.array, before?.array, vertices * attribute.itemSize)
      geometry.setAttribute(name, new Attribute(array, attribute.itemSize, attribute.normalized))
    }
    const index = new Uint32Array(corners)
    if (geometry.index) index.set(geometry.index.array)
    geometry.setIndex(new Attribute(index, 1))
    room = { vertices, corners }
    isSpareBlank = true
  }

  function write({ geometry: from, matrixWorld }: Mesh, { vertex, corner }: Stretch): void {
    for (const [name, attribute] of Object.entries(from.attributes)) {
      const to = geometry.getAttribute(name) as BufferAttribute
      const start = vertex * attribute.itemSize
      const array = to.array as TypedArray
      if (name === 'position') turn(attribute.array, matrixWorld, 1, array, start)
      else if (name === 'normal') turn(attribute.array, matrixWorld, 0, array, start)
      else array.set(attribute.array, start)
      touched(to, start, attribute.array.length)
    }
    if (isSpareBlank) fillSpare()
    const { index } = geometry
    if (!index) return
    const to = index.array as Uint32Array
    const own = from.index?.array
    const corners = cornersOf(from)
    for (let k = 0; k < corners; k++) to[corner + k] = (own ? (own[k] ?? 0) : k) + vertex
    touched(index, corner, corners)
    if (!from.boundingSphere) from.computeBoundingSphere()
    if (from.boundingSphere) include(from.boundingSphere, matrixWorld)
  }

  /** With a point that is drawn: whoever asks how far the mesh reaches is not told of the corner of the world. */
  function fillSpare(): void {
    const { array } = geometry.getAttribute('position')
    for (let k = used.vertices * 3; k < array.length; k++) array[k] = array[k % 3] ?? 0
    isSpareBlank = false
  }

  /** Triangles without extent are not drawn. */
  function erase(stretch: Stretch): void {
    const { index } = geometry
    if (!index) return
    ;(index.array as Uint32Array).fill(stretch.vertex, stretch.corner, stretch.corner + stretch.corners)
    touched(index, stretch.corner, stretch.corners)
    free.push(stretch)
    if (stretches.size > 0) return
    free.length = 0
    used = { vertices: 0, corners: 0 }
    geometry.setDrawRange(0, 0)
    bounds.makeEmpty()
  }

  /** Never smaller again while anything is in it: at worst something is drawn that nobody sees. */
  function include(sphere: Sphere, matrix: Matrix4): void {
    const one = sphere.clone().applyMatrix4(matrix)
    if (bounds.isEmpty()) bounds.copy(one)
    else bounds.union(one)
  }
}

function enlarged(kind: TypedArray, before: TypedArray | undefined, length: number): TypedArray {
  const Made = kind.constructor as new (length: number) => TypedArray
  const array = new Made(length)
  if (before) array.set(before)
  return array
}

function touched(attribute: BufferAttribute, start: number, count: number): void {
  attribute.addUpdateRange(start, count)
  attribute.needsUpdate = true
}

/** Items are turned and moved, never scaled: normals turn as points do. */
function turn(from: TypedArray, { elements }: Matrix4, moves: 0 | 1, to: TypedArray, start: number): void {
  const [a = 1, b = 0, c = 0, , d = 0, e = 1, f = 0, , g = 0, h = 0, i = 1, , x = 0, y = 0, z = 0] = elements
  for (let k = 0; k < from.length; k += 3) {
    const p = from[k] as number
    const q = from[k + 1] as number
    const r = from[k + 2] as number
    to[start + k] = a * p + d * q + g * r + moves * x
    to[start + k + 1] = b * p + e * q + h * r + moves * y
    to[start + k + 2] = c * p + f * q + i * r + moves * z
  }
}

function countOf(geometry: BufferGeometry): number {
  return geometry.getAttribute('position')?.count ?? 0
}

/** Without an index every vertex has its turn. */
function cornersOf(geometry: BufferGeometry): number {
  return geometry.index?.count ?? countOf(geometry)
}
