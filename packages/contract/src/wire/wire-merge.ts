import * as z from 'zod/mini'
import { betweenReports } from '../reports/joined-reports.ts'
import { readDate, writeDate } from './wire-date.ts'
import { IdProject, type ReportWish, readParams, sentAlong, sentIn } from './wire-report.ts'

const Text = z.optional(z.string().check(z.maxLength(200)))

/** several reports of a project as one file. */
export const WireMergeWish = z.object({
  id: IdProject,
  /** The project's own say which it is of and for whom; the name is the file's where it is kept. */
  catalog: Text,
  customer: Text,
  name: Text,
  /** D-67: the names of the reports, in their order. */
  prints: z.string().check(z.maxLength(400)),
  /** D-65: the last day that an offer among them holds. */
  validity: Text,
  /** Additions, as of a single report; a param's name is `<report>.<field>`. */
  dsparam: z.optional(z.unknown()),
  ...sentAlong,
})
type WireMergeWish = z.output<typeof WireMergeWish>

/** What a person chooses to print, and the station (printer or copy) it is meant for, which nobody is told (D-67). */
export type Print = { readonly value: string; readonly stn?: string }

export type MergeWish = Omit<ReportWish, 'report' | 'format'> & {
  readonly prints: readonly string[]
  /** A calendar date; empty where nothing ends. */
  readonly validUntil: string
}

/** What A-160 sends beside what is printed. */
export type MergeAbout = {
  readonly catalog: string
  readonly customer: string
  /** Empty: order_merge.pdf. */
  readonly name: string
}

export function toWireMergeWish(
  {
    prints,
    project,
    params,
    validUntil,
    sent,
    language,
  }: Omit<MergeWish, 'prints'> & {
    readonly prints: readonly Print[]
  },
  { catalog, customer, name }: MergeAbout,
): WireMergeWish {
  return {
    ...{
      id: project,
      catalog,
      customer,
      name,
      prints: prints.map(({ value }) => value).join(betweenReports),
    },
    ...{ validity: writeDate(validUntil), dsparam: params },
    ...sent,
    ...(language !== null && { language }),
  }
}

export function fromWireMergeWish(wire: WireMergeWish): MergeWish {
  return {
    prints: wire.prints
      .split(betweenReports)
      .map((name) => name.trim())
      .filter(Boolean),
    project: wire.id ?? null,
    params: readParams(wire.dsparam),
    sent: sentIn(wire),
    language: wire.language ?? null,
    validUntil: readDate(wire.validity ?? ''),
  }
}
