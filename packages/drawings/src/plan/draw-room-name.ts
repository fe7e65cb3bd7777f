import { type FoundRoom, isInRoom, type Point } from '@arredo/geometry'
import type { Drawing } from '../drawing.ts'
import { kept } from '../kept.ts'
import { boxAround, boxesOverlap, boxOf, type TextBox, textWidth } from '../text-box.ts'
import type { PlanLabels } from './labels.ts'

const lineHeight = 1.3
/** As a share of the height of the letters of dimensions. */
const nameSize = 1.1
/** Room kept free about it, as a share of its letters. */
const around = 0.5
const steps = 12

/**
 * Name and area of a room, as near its middle as nothing stands, no wall is crossed and nothing is written: in one
 * line, else in two. Where furniture covers the floor it stands on it; in a room smaller than its name it is left out.
 */
export function drawRoomName(
  room: FoundRoom,
  things: readonly TextBox[],
  taken: readonly TextBox[],
  textSize: number,
  labels: PlanLabels,
): { readonly shapes: Drawing; readonly boxes: readonly TextBox[] } {
  const size = textSize * nameSize
  const written = [room.record?.name || labels.text('Room'), labels.formatArea(room.area)]
  const places = placesIn(room)
  for (const avoided of [[things, taken], [taken]]) {
    for (const lines of [[written.join(', ')], written]) {
      const half = halfOf(lines, size)
      const at = places.find(
        (place) =>
          avoided.every((boxes) => isFreeAbout(place, half, boxes)) &&
          blockBox(place, half).corners.every((corner) => isInRoom(corner, room)),
      )
      if (at) return nameAt(room, at, lines, size)
    }
  }
  return { shapes: [], boxes: [] }
}

const nameKept = kept<Drawing>()

/** Shares of a room's width and depth, from the middle outwards. */
const shares: readonly Point[] = Array.from(
  { length: (steps - 1) ** 2 },
  (_, index): Point => [(1 + (index % (steps - 1))) / steps, (1 + Math.floor(index / (steps - 1))) / steps],
).sort((a, b) => Math.hypot(a[0] - 0.5, a[1] - 0.5) - Math.hypot(b[0] - 0.5, b[1] - 0.5))

function placesIn({ outline }: FoundRoom): readonly Point[] {
  const { left, right, bottom, top } = boxOf(outline)
  return shares.map(([x, y]): Point => [left + (right - left) * x, bottom + (top - bottom) * y])
}

/** Half the width and half the height of the lines, with some room about them. */
function halfOf(lines: readonly string[], size: number): Point {
  const width = Math.max(...lines.map((line) => textWidth(line, size)))
  return [width / 2 + around * size, ((lines.length - 1) * lineHeight + 1) * 0.5 * size + around * size]
}

function blockBox(at: Point, [x, y]: Point): TextBox {
  return boxAround(at, 2 * x, 2 * y, 0)
}

/** Many places are tried: most are refused by four numbers. */
function isFreeAbout([x, y]: Point, half: Point, taken: readonly TextBox[]): boolean {
  return taken.every(
    (box) =>
      box.right <= x - half[0] ||
      box.left >= x + half[0] ||
      box.top <= y - half[1] ||
      box.bottom >= y + half[1] ||
      !(box.isSquare || boxesOverlap(box, blockBox([x, y], half))),
  )
}

function nameAt(room: FoundRoom, [x, y]: Point, lines: readonly string[], size: number) {
  const of = room.record ? { of: { kind: 'room', id: room.record.id } as const } : {}
  const first = y + ((lines.length - 1) * lineHeight * size) / 2
  const shapes = nameKept(room, [x, y, size, lines.join('\n')], () =>
    lines.map((text, index) => {
      const at: Point = [x, first - index * lineHeight * size]
      return { kind: 'text', style: 'roomName', ...of, at, text, size, turn: 0 } as const
    }),
  )
  return { shapes, boxes: [blockBox([x, y], halfOf(lines, size))] }
}
