import type { ReportField } from '@arredo/contract'
import { sentence } from '@arredo/words'
import type { ReportInput } from '../report-input.ts'
import { inSize, type Paper, type PaperSizeName } from './paper.ts'

/** What pages of a kind are made for, until somebody wants them otherwise (D-247). */
export type NaturalPaper = {
  readonly size: PaperSizeName
  readonly orientation: 'portrait' | 'landscape'
  /** Not where drawings or pictures fill pages of one shape. */
  readonly turns: boolean
}

/** What is read like a letter. */
export const letterPaper: NaturalPaper = { size: 'small', orientation: 'portrait', turns: true }

/** What every kind asks about its paper. */
export function paperFields({ size, orientation, turns }: NaturalPaper): readonly ReportField[] {
  const paper: ReportField = {
    ...{ kind: 'choice', name: 'paper', group: 'paper', label: sentence('Paper'), initial: size },
    options: [
      { value: 'small', label: sentence('As the shop’s printers') },
      { value: 'A4', label: sentence('A4') },
      { value: 'Letter', label: sentence('Letter') },
      { value: 'large', label: sentence('A3 or Tabloid') },
    ],
  }
  const lying: ReportField = {
    ...{ kind: 'choice', name: 'orientation', group: 'paper', label: sentence('Orientation') },
    initial: orientation,
    options: [
      { value: 'portrait', label: sentence('Portrait') },
      { value: 'landscape', label: sentence('Landscape') },
    ],
  }
  return turns ? [paper, lying] : [paper]
}

/** As it was answered; in what was made before it was asked, as the kind has it. */
export function chosenPaper(
  { answers, paper }: Pick<ReportInput, 'answers' | 'paper'>,
  { size, orientation, turns }: NaturalPaper,
): Paper {
  const { paper: wanted = size, orientation: lying = orientation } = answers
  const name =
    wanted === 'A4' || wanted === 'Letter' ? wanted : inSize(paper, wanted === 'large' ? 'large' : 'small')
  return { name, isLandscape: (turns ? lying : orientation) === 'landscape' }
}
