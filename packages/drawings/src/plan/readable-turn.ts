import { normalTurn } from '@arredo/geometry'

/** The same line, read from below or from the right: above -90 and up to 90 degrees. */
export function readableTurn(degrees: number): number {
  const turn = normalTurn(degrees)
  if (turn > 270) return turn - 360
  return turn > 90 ? turn - 180 : turn
}
