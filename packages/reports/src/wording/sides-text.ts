import { formatLength } from '@arredo/measures'
import type { ReportInput } from '../report-input.ts'

export function sidesText({ lengthUnit, lengthDecimals }: ReportInput, sides: readonly number[]): string {
  const written = sides.map((side) => formatLength(side, lengthUnit, lengthDecimals))
  // No break inside: half a size on the next line is read as another number.
  return `${written.join('\u00a0×\u00a0')}${lengthUnit === 'MM' ? '\u00a0mm' : ''}`
}
