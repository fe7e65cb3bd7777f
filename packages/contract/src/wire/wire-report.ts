import * as z from 'zod/mini'
import type { ReportParam } from '../host/actions/generate-report.ts'
import type { ReportAnswers, ReportField } from '../reports/report-field.ts'
import { type SentDocument, StoredDocument, StoredTrade } from '../stored-document.ts'

const Name = z.optional(z.string().check(z.maxLength(200)))
const Anything = z.optional(z.unknown())

/** H-79, A-159, D-34: proj1, proj2 and vmaker; json1, json2 and jsonViewmaker are the same things. */
export const WireReportWish = z.object({
  reportname: z.string().check(z.maxLength(200)),
  proj1: Anything,
  proj2: Anything,
  vmaker: Anything,
  json1: Anything,
  json2: Anything,
  jsonViewmaker: Anything,
  dsparam: Anything,
  saveas: Name,
  idProject: z.optional(z.nullable(z.int().check(z.positive(), z.maximum(2_147_483_647)))),
  /** Additions: the project as our own pages have it, whole, where it was changed since it was saved; the language. */
  document: z.optional(StoredDocument),
  trade: z.optional(StoredTrade),
  language: z.optional(z.string().check(z.maxLength(20))),
})
type WireReportWish = z.output<typeof WireReportWish>

/** Exactly one entry where there is a report (H-45). */
export const WireReports = z.array(z.object({ file: z.string() }))

/** A project as it is on a desk. */
export type SentProject = {
  readonly document: SentDocument
  /** Left out by whoever may not know it. */
  readonly trade?: z.output<typeof StoredTrade>
}

export type ReportWish = {
  readonly report: string
  /** The number of the saved project. */
  readonly project: number | null
  readonly format: string
  readonly params: readonly ReportParam[]
  /** Null where it is printed as it is stored. */
  readonly sent: SentProject | null
  /** Null for the one the asker speaks. */
  readonly language: string | null
}

export function toWireReportWish(
  { report, project, format, params, sent, language }: ReportWish,
  json: unknown,
): WireReportWish {
  return {
    ...{ reportname: report, proj1: json, dsparam: params, saveas: format, idProject: project },
    ...sent,
    ...(language !== null && { language }),
  }
}

/** A saved project is printed as it is stored: what another system sends of it only says which. */
export function fromWireReportWish(wire: WireReportWish): ReportWish {
  const { document, trade, language } = wire
  return {
    ...{ report: wire.reportname, format: (wire.saveas || 'PDF').toUpperCase() },
    project: wire.idProject ?? idOf(parsed(wire.proj1 ?? wire.json1)),
    params: paramsOf(parsed(wire.dsparam)),
    sent: document ? { document, ...(trade && { trade }) } : null,
    language: language ?? null,
  }
}

/** What a report asks and a host answers; names that it does not ask for are other engines'. */
export function answersOf(fields: readonly ReportField[], params: readonly ReportParam[]): ReportAnswers {
  const given = new Map(params.map(({ name, selected }) => [name, selected]))
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = given.has(field.name) ? answerTo(field, given.get(field.name)) : null
      return answer === null ? [] : [[field.name, answer] as const]
    }),
  )
}

/** Null counts as not said; what cannot be an answer is refused by whoever reads it. */
function answerTo({ kind }: ReportField, selected: unknown): ReportAnswers[string] | null {
  if (selected === null || selected === undefined) return null
  if (kind === 'switch') return ![false, 0, '0', 'false', ''].includes(selected as never)
  return kind === 'number' ? Number(selected) : String(selected)
}

const Numbered = z.object({ id: z.int().check(z.positive()) })
const Params = z.array(z.object({ name: z.string(), selected: z.unknown() }))

function idOf(project: unknown): number | null {
  const read = Numbered.safeParse(project)
  return read.success ? read.data.id : null
}

function paramsOf(params: unknown): readonly ReportParam[] {
  const read = Params.safeParse(params)
  return read.success ? read.data : []
}

/** Sent as text or as it is. */
function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return json
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
