import type { PlanLabels } from '@arredo/drawings'
import { formatLength } from '@arredo/measures'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'

const squareMillimetresPerSquareFoot = 92_903.04

/** The words and numbers on a drawing, in the reader's language and units. */
export function drawingLabels({
  language,
  lengthUnit,
  lengthDecimals,
  text,
}: Pick<ReportInput, 'language' | 'lengthUnit' | 'lengthDecimals' | 'text'>): PlanLabels {
  const isMetric = lengthUnit === 'MM'
  const area = new Intl.NumberFormat(language.locale, { maximumFractionDigits: isMetric ? 2 : 0 })
  return {
    text,
    name: (name) => inLanguage(name, language.code),
    formatLength: (millimetres) => formatLength(millimetres, lengthUnit, lengthDecimals),
    formatArea: (squareMillimetres) =>
      isMetric
        ? `${area.format(squareMillimetres / 1_000_000)} m²`
        : `${area.format(squareMillimetres / squareMillimetresPerSquareFoot)} ft²`,
  }
}
