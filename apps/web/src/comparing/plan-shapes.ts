import { boundsOf, planLayers, type Shape, type TextShape } from '@arredo/drawings'
import type { Preview } from '@arredo/project'

/** Nothing that is written on a plan is readable so small. */
const labels = { formatLength: String, formatArea: String, text: (key: string) => key }
const drawn = /^(floor|wall|opening|row|fixture)/

type Drawn = Exclude<Shape, TextShape>

export type PlanPart = { readonly key: string; readonly id: string; readonly shapes: readonly Drawn[] }

/** What of a plan is drawn in a small picture, thing by thing. */
export function planParts({ document, evaluation }: Preview): readonly PlanPart[] {
  return planLayers(document, evaluation, labels)
    .filter(({ key }) => drawn.test(key))
    .map(({ key, of, shapes }) => ({
      key,
      id: of?.id ?? '',
      shapes: shapes.filter((shape) => shape.kind !== 'text'),
    }))
}

/** Of an SVG that shows all of them with some space around; null where there is nothing. */
export function viewBoxOf(
  parts: readonly PlanPart[],
): { readonly viewBox: string; readonly size: number } | null {
  const bounds = boundsOf(parts.flatMap(({ shapes }) => shapes))
  if (!bounds) return null
  const { left, right, top, bottom } = bounds
  const size = Math.max(right - left, top - bottom)
  const space = size * 0.03
  const box = [left - space, -top - space, right - left + 2 * space, top - bottom + 2 * space]
  return { viewBox: box.map(Math.round).join(' '), size }
}
