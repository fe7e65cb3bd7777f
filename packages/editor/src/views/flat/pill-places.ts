import { boxAround, isFree, type Layer, type ShapeStyle, type TextBox, textBox } from '@arredo/drawings'
import type { Point } from '@arredo/geometry'

/** A number between two points of the sheet, as wide and high as it is drawn, in millimetres of the room. */
export type PillLine = {
  readonly from: Point
  readonly to: Point
  readonly width: number
  readonly height: number
  /** Somebody types into it, or it shares its line: it stays in the middle. */
  readonly stays: boolean
}

/** Along a line, the middle first. */
const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88]
const read: readonly ShapeStyle[] = ['dimensionText', 'roomName', 'noteText']

/** Where each number stands on its line: as near its middle as it covers nothing that is read beside it. */
export function pillPlaces(lines: readonly PillLine[], layers: readonly Layer[]): readonly Point[] {
  const taken = lines.length > 0 ? textsOf(layers) : []
  return lines.map((line) => {
    const found = line.stays ? undefined : shares.find((share) => isFree(boxAt(line, share), taken))
    const share = found ?? 0.5
    taken.push(boxAt(line, share))
    return along(line, share)
  })
}

function textsOf(layers: readonly Layer[]): TextBox[] {
  const boxes: TextBox[] = []
  for (const { shapes } of layers) {
    for (const shape of shapes) {
      if (shape.kind === 'text' && read.includes(shape.style))
        boxes.push(textBox(shape.at, shape.text, shape.size, shape.turn))
    }
  }
  return boxes
}

function boxAt(line: PillLine, share: number): TextBox {
  return boxAround(along(line, share), line.width, line.height, 0)
}

function along({ from, to }: PillLine, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
