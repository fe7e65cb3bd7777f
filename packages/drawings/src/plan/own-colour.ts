import type { Part } from '@arredo/geometry'
import { partBounds } from '@arredo/geometry'
import { movingLeaves } from '../moving-leaf.ts'

/** Below this brightness letters would be hard to read on it. */
const leastBrightness = 0.66
const mostColour = 0.5

/** The finish a person would name: that of the largest front, else of what is largest from above. */
export function finishOf(parts: readonly Part[]): string | null {
  const [front] = movingLeaves(parts).toSorted((a, b) => frontOf(b.panel) - frontOf(a.panel))
  if (front) return front.material
  let largest: Part | null = null
  let most = 0
  for (const part of parts) {
    const { min, max } = partBounds(part)
    const area = (max[0] - min[0]) * (max[1] - min[1])
    // Of equal ones the upper is seen.
    if (area < most) continue
    most = area
    largest = part
  }
  return largest?.material ?? null
}

function frontOf({ min, max }: ReturnType<typeof partBounds>): number {
  return (max[0] - min[0]) * (max[2] - min[2])
}

/** A colour thinned with white until what is written on it can be read; null for what is no colour. */
export function paleColour(colour: string): string | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  if (!digits) return null
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  let share = mostColour
  let pale = thinned(channels, share)
  while (brightness(pale) < leastBrightness) {
    share -= 0.05
    pale = thinned(channels, share)
  }
  return `#${pale.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function thinned(channels: readonly number[], share: number): readonly number[] {
  return channels.map((channel) => Math.round(255 - (255 - channel) * share))
}

/** Relative luminance as WCAG reckons it. */
function brightness(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
