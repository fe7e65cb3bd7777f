import type { Point3 } from '@arredo/geometry'
import type { BufferGeometry } from 'three'
import type { Faces } from '../faces/faces.ts'
import { asItIs, type Cut } from '../faces/pattern-cut.ts'
import type { SceneShape, Vector } from './scene-file.ts'

/** From the document's millimetres with z up to the file's metres with Y up; here and nowhere else. */
export function toScene([x, y, z]: Point3): Vector {
  return [x / 1000, z / 1000, -y / 1000 + 0]
}

/** The same for a direction. */
export function directionInScene([x, y, z]: Point3): Vector {
  return [x, z, -y + 0]
}

/** About the upright axis: what turns against the clock seen from above does so in both frames. */
export function turned(degrees: number): readonly [number, number, number, number] {
  const half = (degrees * Math.PI) / 360
  return [0, rounded(Math.sin(half)), 0, rounded(Math.cos(half))]
}

type Corners = Pick<Faces, 'position' | 'normal' | 'index'>

export function shapeOf({ position, normal, index }: Corners): SceneShape {
  return {
    position: upright(position, 1000),
    normal: upright(normal, 1),
    index: position.length / 3 > 65_535 ? Uint32Array.from(index) : Uint16Array.from(index),
  }
}

export function shapeOfGeometry(geometry: BufferGeometry): SceneShape {
  const shape = shapeOf({
    position: [...geometry.getAttribute('position').array],
    normal: [...geometry.getAttribute('normal').array],
    index: [...(geometry.index?.array ?? [])],
  })
  const colours = geometry.getAttribute('color')?.array
  const isPainted = colours?.some((value) => value < 255)
  return colours && isPainted ? { ...shape, colour: withAlpha(colours) } : shape
}

/** Millimetres on the surface as shares of a picture of that size; pictures have their top first. */
export function pictureUv(
  uv: ArrayLike<number>,
  size: { readonly width: number; readonly height: number },
  { turn, shift }: Cut = asItIs,
): Float32Array {
  return Float32Array.from(uv, (value, k) =>
    k % 2 === 0 ? (turn * value + shift[0]) / size.width : -(value + shift[1]) / size.height,
  )
}

function upright(values: ArrayLike<number>, unit: number): Float32Array {
  const turned = new Float32Array(values.length)
  for (let k = 0; k < values.length; k += 3) {
    turned[k] = (values[k] ?? 0) / unit
    turned[k + 1] = (values[k + 2] ?? 0) / unit
    turned[k + 2] = -(values[k + 1] ?? 0) / unit + 0
  }
  return turned
}

/** Four to a corner: three would not begin at multiples of four. */
function withAlpha(colours: ArrayLike<number>): Uint8Array {
  const all = new Uint8Array((colours.length / 3) * 4).fill(255)
  for (let k = 0; k < colours.length; k++) all[Math.floor(k / 3) * 4 + (k % 3)] = colours[k] ?? 255
  return all
}

function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9 + 0
}
