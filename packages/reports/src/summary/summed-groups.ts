import type { ProjectPrice } from '@arredo/pricing'
import {
  type ProjectSummary,
  projectSummary,
  type SummaryGroup,
  type SummaryLine,
  type Sums,
} from '@arredo/project'
import { sentence } from '@arredo/words'
import { amount } from '../offer/offer-rows.ts'
import type { ReportInput } from '../report-input.ts'
import { volumeText, weightOfSeveral, weightText } from '../wording/bulk-text.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantityText, type RowWords, rowWords, surfaceWords } from '../wording/row-words.ts'

export type SummedLine = RowWords & {
  readonly position: string
  readonly quantity: string
  readonly volume: string
  readonly weight: string
  readonly total: string
}

export type SummedGroup = {
  readonly heading: string
  readonly lines: readonly SummedLine[]
  readonly sums: {
    readonly volume: string
    readonly weight: string
    /** How many it is without. */
    readonly unweighed: string
    readonly total: string
  }
}

const kinds = {
  articles: sentence('Other articles'),
  free: sentence('Free rows'),
  ownAppliance: sentence('Own appliances'),
  service: sentence('Services'),
  surface: sentence('Floors, walls and ceilings'),
} as const

/** The same sums as on the screen, of the parts that are drawn. */
export function summaryOf(input: ReportInput): ProjectSummary {
  const { answers, document, catalogues, evaluation } = input
  const by = answers.by === 'room' ? 'room' : 'kind'
  return projectSummary(document, input.built(), { catalogues, price: evaluation.prices.customer, by })
}

export function summedGroups(
  input: ReportInput,
  { groups }: ProjectSummary,
  price: ProjectPrice,
): readonly SummedGroup[] {
  return groups.map((group) => ({
    heading: groupName(input, group),
    lines: group.lines.map((line) => lineOf(input, line, price)),
    sums: {
      ...sumsText(input, group.sums, price),
      // What is the customer's own costs nothing, which is not the same as € 0.
      ...(group.lines.every(({ amount: minor }) => minor === null) && { total: '' }),
    },
  }))
}

export function sumsText(input: ReportInput, sums: Sums, price: ProjectPrice): SummedGroup['sums'] {
  const isPartly = sums.weighed > 0 && sums.unweighed > 0
  return {
    volume: sums.volume === 0 ? '' : volumeText(input, sums.volume),
    weight: weightOfSeveral(input, { ...sums, unweighed: sums.weighed === 0 ? sums.unweighed : 0 }),
    unweighed: isPartly ? input.text('{{number}} not known', { number: String(sums.unweighed) }) : '',
    total: amount(input, price, sums.amount),
  }
}

export function groupName({ document, language, text }: ReportInput, { heading }: SummaryGroup): string {
  if (heading.kind === 'group') return inLanguage(heading.name, language.code)
  if (heading.kind !== 'room') return text(kinds[heading.kind])
  return heading.room === null ? text('In no room') : document.rooms[heading.room]?.name || text('Room')
}

function lineOf(input: ReportInput, line: SummaryLine, price: ProjectPrice): SummedLine {
  const { text } = input
  const words = line.of === 'row' ? rowWords(input, line.row) : surfaceWords(input, line.surface)
  const isFree = line.of === 'row' && line.row.kind === 'ownAppliance'
  return {
    ...words,
    position: line.number === null ? '' : String(line.number),
    quantity: line.of === 'row' ? quantityText(input, line.row) : '1',
    volume: line.volume === null ? '' : volumeText(input, line.volume),
    weight: weightOf(),
    total: line.amount === null ? (isFree ? '–' : text('On request')) : amount(input, price, line.amount),
  }

  function weightOf(): string {
    if (line.weight === null) return ''
    return line.weight === 'unknown' ? text('Not known') : weightText(input, line.weight)
  }
}
