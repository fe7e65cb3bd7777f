import { betweenReports, joinedField } from '@arredo/contract'
import { done, type Result, type SavedView, viewsInOrder } from '@arredo/project'
import { sentence } from '@arredo/words'
import { coverView } from './offer/cover-view.ts'
import { pagesSources } from './pages-sources.ts'
import type { Report } from './report.ts'
import type { ReportInput } from './report-input.ts'
import type { Sources } from './typst-compiler.ts'

/** Several kinds in one file, one after the other. */
export type JoinedReport = Omit<Report, 'template' | 'pages' | 'tables'> & {
  readonly parts: readonly Report[]
}

/** The last day an offer among the parts holds, which has no row of its own here. */
const validUntil = {
  kind: 'text',
  name: 'validUntil',
  label: sentence('Valid until'),
  initial: '',
  longest: 10,
} as const

/** D-261. It is known by the names of its parts, and asks what they ask, each under its part's name. */
export function joinedReport(parts: readonly Report[]): JoinedReport {
  const pictures = (['all', 'chosen'] as const).find((shown) => parts.some((part) => part.pictures === shown))
  const fields = parts.flatMap(({ name, fields }) =>
    fields.map((field) => ({ ...field, name: joinedField(name, field.name) })),
  )
  return {
    name: parts.map(({ name }) => name).join(betweenReports),
    title: sentence('Documents in one file'),
    audience: parts.every(({ audience }) => audience === 'customer') ? 'customer' : 'internal',
    ...(pictures && { pictures }),
    fields: [...fields, validUntil],
    parts,
  }
}

/** The parts that a name stands for; none where one of them is none, or comes twice. */
export function partsOf(name: string, find: (name: string) => Report | undefined): readonly Report[] {
  const parts = name.split(betweenReports).map(find)
  const isKnown = parts.every((part) => part !== undefined)
  return isKnown && new Set(parts).size === parts.length ? parts : []
}

/** Each part has its own folder, with what it reads. */
export async function joinedSources({ parts }: JoinedReport, input: ReportInput): Promise<Result<Sources>> {
  const files: Record<string, Uint8Array> = {}
  const file = input.text('Documents of {{project}}', { project: input.document.header.name })
  for (const [index, part] of parts.entries()) {
    const sources = await pagesSources(part, inputOf(part, input), { part: index, file })
    if (!sources.ok) return sources
    const { template, files: own } = sources.value
    for (const [name, bytes] of Object.entries(own)) files[`${index}/${name}`] = bytes
    files[`${index}/${main}`] = new TextEncoder().encode(template)
  }
  return done({ template: parts.map((_, index) => `#include "${index}/${main}"`).join('\n'), files })
}

const main = 'main.typ'

/** A number is counted by the kind of what was made: a part has none, and must not be taken for one that has. */
function inputOf({ name, fields, pictures }: Report, input: ReportInput): ReportInput {
  const { answers, document, views } = input
  const own = { ...input, number: '', answers: answersOfPart({ name, fields }, answers) }
  const shown = new Set(viewsInOrder(document).flatMap((view) => (view.offered ? [view.id] : [])))
  const cover = coverView(own)
  if (cover) shown.add(cover.id)
  return {
    ...own,
    validUntil: String(answers[validUntil.name] ?? '') || null,
    ...(pictures === 'chosen' && { views: views.filter(({ id }) => shown.has(id)) }),
  }
}

function answersOfPart(
  { name, fields }: Pick<Report, 'name' | 'fields'>,
  answers: ReportInput['answers'],
): ReportInput['answers'] {
  const own = fields.flatMap((field) => {
    const answer = answers[joinedField(name, field.name)]
    return answer === undefined ? [] : [[field.name, answer] as const]
  })
  return Object.fromEntries(own)
}

/** With which view each letter of it begins: null where it, or what is no letter, shows the room as a whole. */
export function coverViews(
  report: Report | JoinedReport,
  input: Pick<ReportInput, 'answers' | 'document' | 'cover'>,
): readonly (SavedView | null)[] {
  const { answers } = input
  const parts = 'parts' in report ? report.parts : [report]
  return parts
    .filter(({ pictures }) => pictures)
    .map((part) => {
      const own = 'parts' in report ? answersOfPart(part, answers) : answers
      return part.pictures === 'chosen' ? coverView({ ...input, answers: own }) : null
    })
}
