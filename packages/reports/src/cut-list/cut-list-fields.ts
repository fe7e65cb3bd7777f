import type { ReportAnswers, ReportField } from '@arredo/contract'
import type { Stock } from '@arredo/making'
import { sentence } from '@arredo/words'

type NumberField = Extract<ReportField, { readonly kind: 'number' }>

/** D-252: what most panels are sold in. Millimetres. */
const numbers = {
  length: {
    name: 'sheetLength',
    label: sentence('Length of sheets (mm)'),
    initial: 2800,
    min: 500,
    max: 8000,
  },
  width: { name: 'sheetWidth', label: sentence('Width of sheets (mm)'), initial: 2070, min: 300, max: 4000 },
  kerf: { name: 'kerf', label: sentence('Saw cut (mm)'), initial: 4, min: 0, max: 20 },
  trim: {
    name: 'trim',
    label: sentence('Cut off every edge of a sheet (mm)'),
    initial: 10,
    min: 0,
    max: 100,
  },
  // 0: pieces are sawn to their finished size.
  band: { name: 'band', label: sentence('Thickness of edge bands (mm)'), initial: 0, min: 0, max: 5 },
} as const

const drawings = {
  kind: 'switch',
  name: 'drawings',
  label: sentence('Drawings of sheets'),
  initial: true,
} as const

export const cutListFields: readonly ReportField[] = [
  drawings,
  ...Object.values(numbers).map((field): NumberField => ({ kind: 'number', ...field })),
]

export type CutSettings = { readonly stock: Stock; readonly band: number; readonly hasDrawings: boolean }

export function cutSettings(answers: ReportAnswers): CutSettings {
  const answerTo = ({ name, initial }: { readonly name: string; readonly initial: number }) => {
    const answer = answers[name]
    return typeof answer === 'number' ? answer : initial
  }
  const { length, width, kerf, trim, band } = numbers
  return {
    stock: {
      length: answerTo(length),
      width: answerTo(width),
      kerf: answerTo(kerf),
      trim: answerTo(trim),
    },
    band: answerTo(band),
    hasDrawings: answers[drawings.name] !== false,
  }
}
