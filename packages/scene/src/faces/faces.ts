import type { Point3 } from '@arredo/geometry'
import { BufferAttribute, BufferGeometry, Float32BufferAttribute } from 'three'
import { fromItemFrame } from '../items/item-frame.ts'
import { cross3, dot3, minus3 } from '../vector3.ts'
import { asItIs, type Cut, cutAt } from './pattern-cut.ts'

/** Triangles under construction: flat arrays, as the graphics card wants them. */
export type Faces = {
  readonly position: number[]
  readonly normal: number[]
  /** Millimetres on the surface, v along the grain; textures know their own real size. */
  readonly uv: number[]
  /** How much of the light arrives, 0…1. */
  readonly light: number[]
  /** How far one looks into what it is made of, in millimetres: through a pane, or along it at its edge. */
  readonly depth: number[]
  readonly index: number[]
}

export function noFaces(): Faces {
  return { position: [], normal: [], uv: [], light: [], depth: [], index: [] }
}

export type Shade = { readonly light?: number; readonly depth?: number }
const noShade: Shade = {}
/** What is round or soft is as thick as a pane. */
const pane = 4

export function addVertex(
  faces: Faces,
  at: Point3,
  normal: Point3,
  uv: readonly [number, number],
  { light = 1, depth = pane }: Shade = noShade,
): number {
  faces.position.push(at[0], at[1], at[2])
  faces.normal.push(normal[0], normal[1], normal[2])
  faces.uv.push(uv[0], uv[1])
  faces.light.push(light)
  faces.depth.push(depth)
  return faces.position.length / 3 - 1
}

/** The same for a point and a direction of the item's own frame. */
export function addItemVertex(
  faces: Faces,
  at: Point3,
  normal: Point3,
  uv: readonly [number, number],
  shade?: Shade,
): number {
  return addVertex(faces, fromItemFrame(at), fromItemFrame(normal), uv, shade)
}

/** Winds the corners so that the triangle looks where its normals look. */
export function addTriangle(faces: Faces, a: number, b: number, c: number): void {
  const [p, q, r] = [vector(faces.position, a), vector(faces.position, b), vector(faces.position, c)]
  const geometric = cross3(minus3(q, p), minus3(r, p))
  const meant = [a, b, c].map((vertex) => vector(faces.normal, vertex))
  const agrees = meant.reduce((sum, normal) => sum + dot3(geometric, normal), 0) >= 0
  faces.index.push(a, agrees ? b : c, agrees ? c : b)
}

export function addQuad(faces: Faces, a: number, b: number, c: number, d: number): void {
  addTriangle(faces, a, b, c)
  addTriangle(faces, a, c, d)
}

export function addFlatQuad(
  faces: Faces,
  corners: readonly [Point3, Point3, Point3, Point3],
  normal: Point3,
  uvs: readonly (readonly [number, number])[] = [],
): void {
  const [a, b, c, d] = corners.map((corner, k) => addVertex(faces, corner, normal, uvs[k] ?? [0, 0]))
  if (a === undefined || b === undefined || c === undefined || d === undefined) return
  addQuad(faces, a, b, c, d)
}

/** The same elsewhere, cut from another place of its pattern. */
export function addMoved(faces: Faces, like: Faces, [x, y, z]: Point3, cut: Cut): void {
  const base = faces.position.length / 3
  const { position, uv, index } = like
  for (let k = 0; k < position.length; k += 3) {
    faces.position.push((position[k] ?? 0) + x, (position[k + 1] ?? 0) + y, (position[k + 2] ?? 0) + z)
  }
  for (let k = 0; k < uv.length; k += 2) faces.uv.push(...cutAt(cut, uv[k] ?? 0, uv[k + 1] ?? 0))
  for (const value of like.normal) faces.normal.push(value)
  for (const value of like.light) faces.light.push(value)
  for (const value of like.depth) faces.depth.push(value)
  for (const vertex of index) faces.index.push(vertex + base)
}

/** Everything that shares one material, as one mesh. */
export function joinedFaces(all: readonly Faces[]): Faces {
  const faces = noFaces()
  for (const one of all) addMoved(faces, one, [0, 0, 0], asItIs)
  return faces
}

export function toGeometry(faces: Faces): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(faces.position, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(faces.normal, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(faces.uv, 2))
  geometry.setIndex(faces.index)
  return geometry
}

/** The same with light and depth on each vertex, where the program of surfaces looks for them: as red and green. */
export function toShadedGeometry(faces: Faces): BufferGeometry {
  const geometry = toGeometry(faces)
  const shade = new Uint8Array(faces.light.length * 3)
  for (let k = 0; k < faces.light.length; k++) {
    shade[k * 3] = Math.round((faces.light[k] ?? 1) * 255)
    shade[k * 3 + 1] = Math.min(255, Math.round(faces.depth[k] ?? pane))
  }
  geometry.setAttribute('color', new BufferAttribute(shade, 3, true))
  return geometry
}

/** Volume enclosed by closed faces; a wrong winding or a hole shows in it. */
export function enclosedVolume(faces: Faces): number {
  let sixfold = 0
  for (let k = 0; k < faces.index.length; k += 3) {
    const [a, b, c] = [k, k + 1, k + 2].map((corner) => vector(faces.position, faces.index[corner] ?? 0))
    if (a && b && c) sixfold += dot3(a, cross3(b, c))
  }
  return sixfold / 6
}

function vector(values: readonly number[], vertex: number): Point3 {
  return [values[vertex * 3] ?? 0, values[vertex * 3 + 1] ?? 0, values[vertex * 3 + 2] ?? 0]
}
