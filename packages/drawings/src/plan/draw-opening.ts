import { fromWall, type Opening, type Wall, type WallFrame, wallFrame } from '@arredo/geometry'
import type { Drawing, Shape } from '../drawing.ts'

/** A door with its leaf open into the room and the quarter it sweeps, or a window with its panes. */
export function drawOpening(opening: Opening, wall: Wall): Drawing {
  const frame = wallFrame(wall)
  return opening.kind === 'door' ? drawDoor(opening, wall, frame) : drawWindow(opening, wall, frame)
}

function drawDoor({ offset, width }: Opening, wall: Wall, frame: WallFrame): Drawing {
  const hinge = fromWall(frame, { along: offset, across: 0 })
  return [
    threshold(wall, frame, offset, width, 'opening'),
    { kind: 'line', style: 'door', from: hinge, to: fromWall(frame, { along: offset, across: width }) },
    {
      kind: 'arc',
      style: 'doorSwing',
      centre: hinge,
      radius: width,
      start: frame.turn - 90,
      end: frame.turn,
    },
  ]
}

function drawWindow({ offset, width }: Opening, wall: Wall, frame: WallFrame): Drawing {
  const across = -wall.thickness / 2
  return [
    threshold(wall, frame, offset, width, 'window'),
    {
      kind: 'line',
      style: 'window',
      from: fromWall(frame, { along: offset, across }),
      to: fromWall(frame, { along: offset + width, across }),
    },
  ]
}

function threshold(
  wall: Wall,
  frame: WallFrame,
  offset: number,
  width: number,
  style: 'opening' | 'window',
): Shape {
  const end = offset + width
  return {
    kind: 'polygon',
    style,
    points: [
      fromWall(frame, { along: offset, across: 0 }),
      fromWall(frame, { along: end, across: 0 }),
      fromWall(frame, { along: end, across: -wall.thickness }),
      fromWall(frame, { along: offset, across: -wall.thickness }),
    ],
  }
}
