import * as z from 'zod/mini'

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
})
type WireReportWish = z.output<typeof WireReportWish>

/** Exactly one entry where there is a report (H-45). */
export const WireReports = z.array(z.object({ file: z.string() }))

export type ReportWish = {
  readonly report: string
  /** The number of the saved project. */
  readonly project: number | null
  readonly format: string
}

export function toWireReportWish({ report, project, format }: ReportWish, json: unknown): WireReportWish {
  return { reportname: report, proj1: json, saveas: format, idProject: project }
}

/** The project that is printed is the stored one: what a client sends of it only says which. */
export function fromWireReportWish(wire: WireReportWish): ReportWish {
  return {
    report: wire.reportname,
    project: wire.idProject ?? idOf(wire.proj1 ?? wire.json1),
    format: (wire.saveas || 'PDF').toUpperCase(),
  }
}

const Numbered = z.object({ id: z.int().check(z.positive()) })

function idOf(project: unknown): number | null {
  const read = Numbered.safeParse(typeof project === 'string' ? parsed(project) : project)
  return read.success ? read.data.id : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
