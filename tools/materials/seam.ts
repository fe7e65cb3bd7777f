import type { Pixels } from './draw-maps.ts'

/** How much neighbouring columns, and rows, differ on average, in steps of 0…255. */
export type Seams = {
  /** Across the border, when the picture is laid beside itself. */
  readonly border: number
  /** What nine in ten neighbours inside the picture stay below. */
  readonly usual: number
}

export function seams(pixels: Pixels, direction: 'columns' | 'rows'): Seams {
  const { size } = pixels
  const steps = Array.from({ length: size }, (_, line) =>
    difference(pixels, line, (line + 1) % size, direction),
  )
  const border = steps[size - 1] ?? 0
  const inside = steps.slice(0, -1).toSorted((one, two) => one - two)
  return { border, usual: inside[Math.floor(inside.length * 0.9)] ?? 0 }
}

function difference({ size, data }: Pixels, one: number, two: number, direction: 'columns' | 'rows'): number {
  let sum = 0
  for (let place = 0; place < size; place++) {
    for (let channel = 0; channel < 3; channel++) {
      const at = (line: number) =>
        data[(direction === 'columns' ? place * size + line : line * size + place) * 4 + channel] ?? 0
      sum += Math.abs(at(one) - at(two))
    }
  }
  return sum / (size * 3)
}
