import type { Panorama } from '../../packages/scene/src/light/backdrop/lit-land.ts'
import type { Photo } from '../materials/photo-material.ts'

const [width, height] = [288, 180]
/** Half of the angle it sees from side to side. */
const halfAngle = (46 * Math.PI) / 180
/** A little of what is above, where light comes from. */
const tilt = (4 * Math.PI) / 180

/** Light as a camera would show it that looks to a bearing. */
export function asSeen(panorama: Panorama, bearing: number): Photo {
  const data = new Uint8ClampedArray(width * height * 4)
  const focal = width / 2 / Math.tan(halfAngle)
  const exposure = 0.5 / Math.max(0.05, middleOf(panorama))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [right, up] = [(x + 0.5 - width / 2) / focal, (height / 2 - y - 0.5) / focal]
      const turn = (bearing * Math.PI) / 180 + Math.atan2(right, Math.cos(tilt) - up * Math.sin(tilt))
      const elevation = Math.atan2(
        up * Math.cos(tilt) + Math.sin(tilt),
        Math.hypot(right, Math.cos(tilt) - up * Math.sin(tilt)),
      )
      const u = (((turn / (2 * Math.PI) + 0.25) % 1) + 1) % 1
      const seen = sample(panorama, u, elevation / Math.PI + 0.5)
      const at = (y * width + x) * 4
      for (const [k, value] of seen.entries()) data[at + k] = encoded(value * Math.min(1.6, exposure)) * 255
      data[at + 3] = 255
    }
  }
  return { width, height, data }
}

function sample({ width: columns, height: rows, data }: Panorama, u: number, v: number): readonly number[] {
  const [x, y] = [u * columns - 0.5, Math.min(rows - 1.001, Math.max(0, v * rows - 0.5))]
  const [left, low] = [Math.floor(x), Math.floor(y)]
  const read = (column: number, row: number, k: number) =>
    data[(row * columns + ((column + columns) % columns)) * 3 + k] ?? 0
  const [fx, fy] = [x - left, y - low]
  return [0, 1, 2].map(
    (k) =>
      (read(left, low, k) * (1 - fx) + read(left + 1, low, k) * fx) * (1 - fy) +
      (read(left, low + 1, k) * (1 - fx) + read(left + 1, low + 1, k) * fx) * fy,
  )
}

/** What most of it is like, at about eye level. */
function middleOf({ width: columns, height: rows, data }: Panorama): number {
  const levels: number[] = []
  for (let row = Math.floor(rows * 0.4); row < rows * 0.7; row++)
    for (let column = 0; column < columns; column += 7)
      levels.push(data[(row * columns + column) * 3 + 1] ?? 0)
  return levels.toSorted((one, two) => one - two)[Math.floor(levels.length * 0.6)] ?? 1
}

/** Glare rolled off, then the curve of a screen. */
function encoded(light: number): number {
  const held = light < 0.7 ? light : 1 - (0.3 * 0.3) / (light - 0.4)
  return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
}
