import type { CutLine } from './cut-list.ts'

/** What a board is sawn to so that it is of its finished size with bands of a thickness, in millimetres, on its edges. */
export function sawnSize(
  { length, width, edged }: Pick<CutLine, 'length' | 'width' | 'edged'>,
  band: number,
): Pick<CutLine, 'length' | 'width'> {
  return { length: tenth(length - edged.across * band), width: tenth(width - edged.along * band) }
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10
}
