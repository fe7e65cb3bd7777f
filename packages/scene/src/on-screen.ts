import type { Point, Point3 } from '@arredo/geometry'
import type { PixelBox } from './pill-spots.ts'

export type Screen = {
  readonly eye: Point3
  /** Pixels from the picture's left top, or null behind the eye. */
  readonly project: (point: Point3) => Point | null
  /** What panels leave free of the picture. */
  readonly free: PixelBox
}

/** What follows every frame of the picture without rendering through React. */
export type Following = { readonly follow: (screen: Screen | null | undefined) => void }

export function linePath(from: Point3, to: Point3, { project }: Screen): string {
  const [a, b] = [project(from), project(to)]
  return a && b ? `M${written(a)}L${written(b)}` : ''
}

export function dotsPath(points: readonly Point3[], radius: number, { project }: Screen): string {
  return points
    .map((point) => {
      const at = project(point)
      const half = `a${radius} ${radius} 0 1 0 `
      return at ? `M${written([at[0] - radius, at[1]])}${half}${radius * 2} 0${half}${-radius * 2} 0` : ''
    })
    .join('')
}

export function written([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

export function moveTo({ style }: HTMLElement, x: number, y: number): void {
  style.translate = `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 50%)`
}
