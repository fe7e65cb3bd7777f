import { formatLength, formatPercent, formatVolume, formatWeight, localeFor } from '@arredo/measures'
import { drawingLabels } from '../drawings/drawing-labels.ts'
import type { ReportInput } from '../report-input.ts'

/** How much of something there is, in the reader's units. Lengths come in millimetres, weights in kilograms. */
export function quantities(input: ReportInput) {
  const { lengthUnit, language } = input
  const isMetric = lengthUnit === 'MM'
  const number = new Intl.NumberFormat(localeFor(language.locale), { maximumFractionDigits: 1 })
  /** To a tenth of a millimetre where it has one: what is sawn wrong by half a millimetre does not fit. */
  const length = (millimetres: number) => formatLength(millimetres, lengthUnit, isWhole(millimetres) ? 0 : 1)
  return {
    ...{ length, area: drawingLabels(input).formatArea },
    /** By itself, where no heading says the unit. */
    withUnit: (written: string) => `${written}${isMetric ? '\u00a0mm' : ''}`,
    size: (...sides: readonly number[]) => sides.map(length).join('\u00a0×\u00a0'),
    /** Of bands and profiles, by the metre or the foot. */
    run: (millimetres: number) =>
      isMetric
        ? `${number.format(millimetres / millimetresPer.m)}\u00a0m`
        : `${number.format(millimetres / millimetresPer.ft)}\u00a0ft`,
    volume: (cubicMillimetres: number) =>
      formatVolume(cubicMillimetres, isMetric ? 'CR' : 'CI', language.locale),
    weight: (kilograms: number) => formatWeight(kilograms, isMetric ? 'KG' : 'LB', language.locale),
    percent: (share: number) => formatPercent(share, language.locale, 1),
  }
}

function isWhole(millimetres: number): boolean {
  return Math.abs(millimetres - Math.round(millimetres)) < 0.05
}

const millimetresPer = { mm: 1, m: 1000, in: 25.4, ft: 304.8 } as const
const kilogramsPerPound = 0.453_592_37

/** The same for spreadsheets: bare numbers, whose units stand in the titles. What nobody knows stays empty. */
export function spreadsheetUnits({ lengthUnit }: ReportInput) {
  const isMetric = lengthUnit === 'MM'
  const [short, long] = isMetric ? (['mm', 'm'] as const) : (['in', 'ft'] as const)
  return {
    length: unitOf(short, isMetric ? 1 : 4, millimetresPer[short]),
    run: unitOf(long, 2, millimetresPer[long]),
    area: unitOf(`${long}²`, 3, millimetresPer[long] ** 2),
    volume: unitOf(`${long}³`, 4, millimetresPer[long] ** 3),
    weight: unitOf(isMetric ? 'kg' : 'lbs', 2, isMetric ? 1 : kilogramsPerPound),
  }
}

function unitOf(unit: string, decimals: number, size: number) {
  return {
    column: { unit, decimals },
    of: (amount: number | null) => (amount === null ? null : amount / size),
  }
}
