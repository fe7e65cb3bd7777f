import type { Catalogue } from '@arredo/catalogue'
import { boundsOf, drawPlan, type PlanLabels, toSvg } from '@arredo/drawings'
import { formatLength } from '@arredo/measures'
import { evaluateProject } from '@arredo/project'
import { type PlanSheet, planRatio, planRatios, type Words } from '@arredo/reports'
import type { Language } from '@arredo/words'
import type { ReadSnapshot } from './offer-snapshot.ts'

const squareMillimetresPerSquareFoot = 92_903.04
/** Millimetres on paper. */
const letters = 2.1
const margin = 4
/** What lines are drawn for. */
const usualRatio = 50

export type PlanPrint = {
  readonly language: Language
  readonly text: Words
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly place: PlanSheet['place']
}

/**
 * The floor plan as on the screen, in the reader's words and units, with letters as large as they should be at the
 * scale it is printed at; null where nothing is drawn.
 */
export function printedPlan(snapshot: ReadSnapshot, print: PlanPrint): string | null {
  const { document, evaluation } = snapshot
  const { catalogues, place } = print
  // A snapshot keeps no parts, of which swings and colours are made; the packs it names never change.
  const drawn = evaluateProject(document, {
    alternative: evaluation.alternative,
    catalogues,
    faces: [],
    discounts: new Map(),
  })
  const colourOf = (catalogue: string, material: string) =>
    catalogues.get(catalogue)?.pack.materials[material]?.colour
  const labels = labelsOf(snapshot, print)
  let svg: string | null = null
  for (const ratio of planRatios) {
    const drawing = drawPlan(document, drawn, labels, { textSize: letters * ratio, colourOf })
    if (!boundsOf(drawing)) return null
    svg = toSvg(drawing, margin * ratio, ratio / usualRatio)
    if (planRatio(svg, place) <= ratio) return svg
  }
  return svg
}

function labelsOf({ lengthUnit, lengthDecimals }: ReadSnapshot, { language, text }: PlanPrint): PlanLabels {
  const isMetric = lengthUnit === 'MM'
  const area = new Intl.NumberFormat(language.locale, { maximumFractionDigits: isMetric ? 2 : 0 })
  return {
    text,
    name: (name) => name[language.code] ?? name.en,
    formatLength: (millimetres) => formatLength(millimetres, lengthUnit, lengthDecimals),
    formatArea: (squareMillimetres) =>
      isMetric
        ? `${area.format(squareMillimetres / 1_000_000)} m²`
        : `${area.format(squareMillimetres / squareMillimetresPerSquareFoot)} ft²`,
  }
}
