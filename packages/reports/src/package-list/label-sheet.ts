import type { PackageLabel } from '@arredo/making'
import { inSize, typstPaper } from '../pages/paper.ts'
import type { ReportInput } from '../report-input.ts'
import { addressOf } from '../wording/address.ts'
import { customerName } from '../wording/customer-name.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities } from '../wording/quantities.ts'
import { kindText } from './package-columns.ts'

/** Labels in a grid that is cut along straight lines through the whole page, as package-list.typ sets them. */
export type LabelSheet = {
  readonly columns: number
  readonly rows: number
  /** Upright and of the usual size, as paper for labels is sold. */
  readonly paper: string
  readonly project: string
  /** From whom, by which document. */
  readonly sender: string
  /** Whose it is and where it goes, a line each. */
  readonly recipient: readonly string[]
  readonly labels: readonly Label[]
}

type Label = {
  readonly number: string
  readonly of: string
  readonly position: string
  readonly name: string
  readonly kind: string
  readonly size: string
  readonly weight: string
}

const grids: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  large: [2, 2],
  medium: [2, 4],
  small: [2, 7],
}
const usualGrid = [2, 4] as const

export function labelSheet(input: ReportInput, labels: readonly PackageLabel[]): LabelSheet {
  const { answers, document, language, letterhead, number, text } = input
  const { size, withUnit, weight } = quantities(input)
  const [columns, rows] = grids[String(answers.labelSize)] ?? usualGrid
  const { customer, orderAddress, name: project } = document.header
  const goesTo = orderAddress ?? customer
  return {
    ...{ columns, rows, project, paper: typstPaper({ name: inSize(input.paper, 'small') }) },
    sender: [letterhead.name, number].filter(Boolean).join(' '),
    recipient: [
      ...(customerName(document) === '' ? [] : [customerName(document)]),
      ...(goesTo ? addressOf({ ...goesTo, company: '', firstName: '', lastName: '' }, language.locale) : []),
    ],
    labels: labels.map((label) => ({
      ...{ number: String(label.number), of: String(label.of), name: inLanguage(label.name, language.code) },
      position: label.position === null ? '' : `${text('Pos.')} ${label.position}`,
      ...{ kind: kindText(input, label), size: withUnit(size(...label.sides)) },
      weight: label.weight === null ? '' : weight(label.weight),
    })),
  }
}
