import {
  type CutLine,
  type CutList,
  cutList,
  makingOf,
  type Nesting,
  nestSheets,
  sawnSize,
} from '@arredo/making'
import { makingInput } from '../lists/making-input.ts'
import type { ReportInput } from '../report-input.ts'
import { type CutSettings, cutSettings } from './cut-list-fields.ts'

/** A board with what it is sawn to before its bands are on. */
export type SawnLine = CutLine & { readonly sawn: { readonly length: number; readonly width: number } }

export type WhatIsCut = Omit<CutList, 'boards'> & {
  readonly boards: readonly SawnLine[]
  readonly nesting: Nesting
  readonly settings: CutSettings
}

export function whatIsCut(input: ReportInput): WhatIsCut {
  const settings = cutSettings(input.answers)
  const { boards, ...others } = cutList(makingOf(makingInput(input)))
  const sawn = boards.map((line) => ({ ...line, sawn: sawnSize(line, settings.band) }))
  const nesting = nestSheets(
    sawn.map((line) => ({ ...line, ...line.sawn })),
    () => settings.stock,
  )
  return { ...others, boards: sawn, nesting, settings }
}
