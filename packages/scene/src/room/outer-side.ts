import type { ShellWall, WallFace, WallSide } from '@arredo/geometry'

/** The side from which nobody sees a room, of a wall whose other side is in one; null where there is none. */
export function outerSide({ faces: { left, right } }: ShellWall): WallSide | null {
  if (looksInside(left) === looksInside(right)) return null
  return looksInside(right) ? 'left' : 'right'
}

export function otherSide(side: WallSide): WallSide {
  return side === 'left' ? 'right' : 'left'
}

export function looksInside({ stretches }: WallFace): boolean {
  return stretches.some(({ room }) => room !== null)
}
