import { type BlockOutline, mostOutlinePoints, mostOutlines } from '@arredo/contract'
import type { Drawing, Shape, ShapeStyle } from '@arredo/drawings'
import type { Point } from '@arredo/geometry'

const kinds: Partial<Record<ShapeStyle, BlockOutline['kind']>> = {
  item: 'item',
  itemFront: 'front',
  hanging: 'hanging',
  worktop: 'worktop',
}

/** The little plan of a block: straight lines, from its lower left corner. */
export function blockOutlines(drawing: Drawing): BlockOutline[] {
  const lines = drawing.flatMap((shape) => {
    const kind = kinds[shape.style]
    const points = thinned(pointsOf(shape))
    return kind && points.length >= 2 ? [{ kind, points }] : []
  })
  // Of very many only the outlines, so that none is left out of the picture.
  const shown = lines.length > mostOutlines ? lines.filter(({ kind }) => kind !== 'front') : lines
  const few = shown.slice(0, mostOutlines)
  const left = Math.min(...few.flatMap(({ points }) => points.map(([x]) => x)))
  const bottom = Math.min(...few.flatMap(({ points }) => points.map(([, y]) => y)))
  return few.map(({ kind, points }) => ({
    kind,
    points: points.map(([x, y]): [number, number] => [Math.round(x - left), Math.round(y - bottom)]),
  }))
}

/** How wide and deep it is in plan, in millimetres. */
export function blockSize(outlines: readonly BlockOutline[]): { width: number; depth: number } {
  const points = outlines.flatMap((outline) => outline.points)
  return {
    width: Math.max(0, ...points.map(([x]) => x)),
    depth: Math.max(0, ...points.map(([, y]) => y)),
  }
}

/** Something round has many corners, and needs few on so small a picture. */
function thinned(points: readonly Point[]): readonly Point[] {
  const step = Math.ceil(points.length / mostOutlinePoints)
  return points.filter((_, index) => index % step === 0)
}

function pointsOf(shape: Shape): readonly Point[] {
  if (shape.kind === 'line') return [shape.from, shape.to]
  return shape.kind === 'polygon' || shape.kind === 'polyline' ? shape.points : []
}
