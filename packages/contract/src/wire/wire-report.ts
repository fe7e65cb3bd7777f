import * as z from 'zod/mini'
import type { ReportParam } from '../host/actions/generate-report.ts'
import { type SentDocument, StoredDocument, StoredTrade } from '../stored-document.ts'
import { parsedJson } from './parsed-json.ts'
import type { WireProject } from './wire-project.ts'

const Name = z.optional(z.string().check(z.maxLength(200)))
const Anything = z.optional(z.unknown())

/** what the engine prints from; as a text of JSON in `wprinterPars`, or flat beside it. */
const PrinterPars = z.object({
  jwSite: Name,
  juid: Name,
  proj1: Anything,
  proj2: Anything,
  vmaker: Anything,
  /** H-79, D-34: the same three. */
  json1: Anything,
  json2: Anything,
  jsonViewmaker: Anything,
  dsparam: Anything,
  saveas: Name,
  fileName: Name,
  clearOldPrints: Anything,
})

/** Additions: the project as our own pages have it, whole, where it was changed since it was saved; the language. */
export const sentAlong = {
  document: z.optional(StoredDocument),
  trade: z.optional(StoredTrade),
  language: z.optional(z.string().check(z.maxLength(20))),
}

export const IdProject = z.optional(z.nullable(z.int().check(z.positive(), z.maximum(2_147_483_647))))

export const WireReportWish = z.extend(PrinterPars, {
  wprinterPars: z.optional(z.string()),
  reportname: z.string().check(z.maxLength(200)),
  idProject: IdProject,
  ...sentAlong,
})
type WireReportWish = z.output<typeof WireReportWish>

/** Exactly one entry where there is a report (H-45). */
export const WireReports = z.array(z.object({ file: z.string() }))
export type WireReports = z.output<typeof WireReports>

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

/** Who prints, and at which brand. */
export type Asker = { readonly site: string; readonly user: string }

/** Who asks, and the projects as the print cleaner left them. */
export type Printing = Asker & {
  readonly projects: readonly [WireProject, WireProject] | null
  /** As what the file is to be saved; empty where it has its own name. */
  readonly fileName?: string
}

/** */
export function toWireReportWish(
  { report, project, format, params, sent, language }: ReportWish,
  { site, user, projects, fileName = '' }: Printing,
): WireReportWish {
  const [proj1 = null, proj2 = null] = projects ?? []
  const pars = {
    ...{ jwSite: site, juid: user, proj1, proj2, vmaker: proj1?.engine_views ?? [], dsparam: params },
    ...{ saveas: format.toUpperCase(), fileName, clearOldPrints: false },
  } satisfies z.output<typeof PrinterPars>
  return {
    ...{ wprinterPars: JSON.stringify(pars), reportname: report, idProject: project },
    ...sent,
    ...(language !== null && { language }),
  }
}

/** A saved project is printed as it is stored: what another system sends of it only says which. */
export function fromWireReportWish(wire: WireReportWish): ReportWish {
  const told = PrinterPars.safeParse(parsedJson(wire.wprinterPars))
  const pars = told.success ? { ...wire, ...told.data } : wire
  return {
    ...{ report: wire.reportname, format: (pars.saveas || 'PDF').toUpperCase() },
    project: wire.idProject ?? idOf(parsedJson(pars.proj1 ?? pars.json1)),
    params: readParams(pars.dsparam),
    sent: sentIn(wire),
    language: wire.language ?? null,
  }
}

export function sentIn({ document, trade }: Pick<WireReportWish, 'document' | 'trade'>): SentProject | null {
  return document ? { document, ...(trade && { trade }) } : null
}

const Numbered = z.object({ id: z.int().check(z.positive()) })
const Params = z.array(z.object({ name: z.string(), selected: z.unknown() }))

function idOf(project: unknown): number | null {
  const read = Numbered.safeParse(project)
  return read.success ? read.data.id : null
}

export function readParams(params: unknown): readonly ReportParam[] {
  const read = Params.safeParse(parsedJson(params))
  return read.success ? read.data : []
}
