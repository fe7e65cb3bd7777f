import { fromWall, openingOnFace, type ShellWall, type WallFace, type WallSide } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'

/**
 * The gap in the wall, and what was there already: a door with its leaf open and the quarter it sweeps, a window
 * with its panes. What is set into it from a catalogue is an item and draws itself.
 */
export function drawOpening(opening: OpeningNow, wall: ShellWall): Drawing {
  const face = wall.faces[opening.side]
  const depth = opening.depth ?? wall.thickness
  const style = opening.kind === 'window' && opening.row === null ? 'window' : 'opening'
  const drawn = [threshold(opening, face, depth, style)]
  if (opening.row !== null) return drawn
  if (opening.kind === 'window') return [...drawn, pane(opening, face, wall.thickness)]
  return opening.kind === 'door' && opening.swing !== 'none' ? [...drawn, ...leaf(opening, wall)] : drawn
}

function named({ id }: OpeningNow) {
  return { of: { kind: 'opening', id } } as const
}

function leaf(opening: OpeningNow, wall: ShellWall): Drawing {
  const isIn = opening.swing === 'in'
  const face = wall.faces[isIn ? opening.side : opposite(opening.side)]
  const hand = isIn ? opening.hand : opposite(opening.hand)
  const { start, end } = openingOnFace(opening, face)
  const { turn } = face.frame
  const along = hand === 'left' ? start : end
  const at = (across: number) => fromWall(face.frame, { along, across })
  const sweep = hand === 'left' ? { start: turn - 90, end: turn } : { start: turn + 180, end: turn + 270 }
  return [
    { kind: 'line', style: 'door', ...named(opening), from: at(0), to: at(opening.width) },
    { kind: 'arc', style: 'doorSwing', ...named(opening), centre: at(0), radius: opening.width, ...sweep },
  ]
}

function opposite(side: WallSide): WallSide {
  return side === 'left' ? 'right' : 'left'
}

function pane(opening: OpeningNow, face: WallFace, thickness: number): Shape {
  const { start, end } = openingOnFace(opening, face)
  const at = (along: number) => fromWall(face.frame, { along, across: -thickness / 2 })
  return { kind: 'line', style: 'window', ...named(opening), from: at(start), to: at(end) }
}

function threshold(opening: OpeningNow, face: WallFace, depth: number, style: 'opening' | 'window'): Shape {
  const { start, end } = openingOnFace(opening, face)
  const at = (along: number, across: number) => fromWall(face.frame, { along, across })
  return {
    kind: 'polygon',
    style,
    ...named(opening),
    points: [at(start, 0), at(end, 0), at(end, -depth), at(start, -depth)],
  }
}
