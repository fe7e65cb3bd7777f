import type { Point } from '@arredo/geometry'
import type { RowId } from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import { circle } from '../part-outline.ts'
import { boxAround, isFree, type TextBox, textWidth } from '../text-box.ts'
import type { Seen } from './on-face.ts'

/** Where a number may stand on a front, as shares of its width and height: clear of hinges and handles first. */
const places: readonly Point[] = [
  [0.5, 0.35],
  [0.5, 0.62],
  [0.5, 0.5],
  [0.3, 0.35],
  [0.7, 0.35],
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
]

/** The offer's number on every front, in a ring; one that finds no room between the others is left out. */
export function drawNumbers(
  items: readonly Seen[],
  numbers: ReadonlyMap<RowId, number>,
  textSize: number,
  taken: readonly TextBox[],
): Drawing {
  const full = [...taken]
  const size = textSize * 0.8
  return items.flatMap((seen): Drawing => {
    const number = numbers.get(seen.item.id)
    if (number === undefined) return []
    const text = String(number)
    const ring = Math.max(textWidth(text, size), size) + size * 0.7
    const box = places
      .map((share) => boxAround(pointOn(seen, share), ring, ring, 0))
      .find((each) => isFree(each, full))
    if (!box) return []
    full.push(box)
    const at: Point = [(box.left + box.right) / 2, (box.bottom + box.top) / 2]
    return [
      { kind: 'polygon', style: 'numberRing', points: circle(at, ring) },
      { kind: 'text', style: 'itemNumber', at, text, size, turn: 0 },
    ]
  })
}

function pointOn({ item, start, end }: Seen, [across, up]: Point): Point {
  return [start + (end - start) * across, item.place.at[2] + item.size.height * up]
}
