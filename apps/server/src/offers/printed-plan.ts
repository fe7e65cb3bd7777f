import { boundsOf, drawPlan, toSvg } from '@arredo/drawings'
import { formatLength } from '@arredo/measures'
import type { Words } from '@arredo/reports'
import type { Language } from '@arredo/words'
import type { ReadSnapshot } from './offer-snapshot.ts'

const squareMillimetresPerSquareFoot = 92_903.04

/** The floor plan as on the screen, in the reader's words and units; null where nothing is drawn. */
export function printedPlan(snapshot: ReadSnapshot, language: Language, text: Words): string | null {
  const { document, evaluation, lengthUnit, lengthDecimals } = snapshot
  const isMetric = lengthUnit === 'MM'
  const area = new Intl.NumberFormat(language.locale, { maximumFractionDigits: isMetric ? 2 : 0 })
  const drawing = drawPlan(document, evaluation, {
    text,
    name: (name) => name[language.code] ?? name.en,
    formatLength: (millimetres) => formatLength(millimetres, lengthUnit, lengthDecimals),
    formatArea: (squareMillimetres) =>
      isMetric
        ? `${area.format(squareMillimetres / 1_000_000)} m²`
        : `${area.format(squareMillimetres / squareMillimetresPerSquareFoot)} ft²`,
  })
  return boundsOf(drawing) && toSvg(drawing)
}
