import { formatVolume, formatWeight } from '@arredo/measures'
import type { ReportInput } from '../report-input.ts'

/** Cubic millimetres in the reader's words. */
export function volumeText({ lengthUnit, language }: ReportInput, cubicMillimetres: number): string {
  return unbroken(formatVolume(cubicMillimetres, lengthUnit === 'MM' ? 'CR' : 'CI', language.locale))
}

/** Kilograms in the reader's words. */
export function weightText({ lengthUnit, language }: ReportInput, kilograms: number): string {
  return unbroken(formatWeight(kilograms, lengthUnit === 'MM' ? 'KG' : 'LB', language.locale))
}

/** Of several things, of which nobody knows what some of them weigh. */
export function weightOfSeveral(
  input: ReportInput,
  {
    weight,
    weighed,
    unweighed,
  }: { readonly weight: number; readonly weighed: number; readonly unweighed: number },
): string {
  if (weighed === 0) return unweighed === 0 ? '' : input.text('Not known')
  const known = weightText(input, weight)
  return unweighed === 0
    ? known
    : input.text('{{weight}}, and {{number}} of unknown weight', { weight: known, number: String(unweighed) })
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
