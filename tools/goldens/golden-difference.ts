import { type DrawingOptions, drawingDifference } from './drawing-difference.ts'
import { jsonDifference } from './json-difference.ts'
import type { Golden } from './make-golden.ts'

/** The first thing that a document's owner would find changed, in words; null where nothing is. */
export function goldenDifference(expected: Golden, actual: Golden, options: DrawingOptions): string | null {
  return (
    drawingDifference(expected.plan, actual.plan, 'plan', options) ??
    elevationDifference(expected.elevations, actual.elevations) ??
    jsonDifference(expected.standing, actual.standing, 'standing') ??
    jsonDifference(expected.room3d, actual.room3d, 'room3d') ??
    jsonDifference(expected.prices, actual.prices, 'prices', isSameAmount) ??
    jsonDifference(expected.wire, asSentBefore(expected.wire, actual.wire), 'wire')
  )
}

function isSameAmount(expected: number, actual: number): boolean {
  return expected === actual
}

function elevationDifference(expected: Golden['elevations'], actual: Golden['elevations']): string | null {
  const walls = (elevations: Golden['elevations']) => Object.keys(elevations).toSorted()
  const others = jsonDifference(walls(expected), walls(actual), 'elevations')
  if (others) return others

  for (const [wall, drawing] of Object.entries(expected)) {
    const at = `elevations.${wall}`
    const difference = drawingDifference(drawing, actual[wall] ?? [], at, {
      ordered: ['front', 'openingMark'],
    })
    if (difference) return difference
  }
  return null
}

/** Hosts read the fields they know: one more beside them changes nothing of what was sent before. */
function asSentBefore(expected: Golden['wire'], actual: Golden['wire']): Partial<Golden['wire']> {
  return Object.fromEntries(Object.entries(actual).filter(([key]) => Object.hasOwn(expected, key)))
}
