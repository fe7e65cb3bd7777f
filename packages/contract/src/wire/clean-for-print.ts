import { done, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'
import { parsedJson } from './parsed-json.ts'
import { WireProject, type WireRow } from './wire-project.ts'
import type { Asker } from './wire-report.ts'

/** A-158, D-260. Who asks and of which site is the session's word, whatever `_uid` and `wSite` say. */
export const WireCleaning = z.object({
  wSite: z.optional(z.string().check(z.maxLength(200))),
  _uid: z.optional(z.string().check(z.maxLength(200))),
  jOrd: z.optional(z.unknown()),
})

type WireCleaning = z.output<typeof WireCleaning>

export function toWireCleaning(project: WireProject, { site, user }: Asker): WireCleaning {
  return { wSite: site, _uid: user, jOrd: JSON.stringify(project) }
}

/** The project to be cleaned; null where none was sent. */
export function fromWireCleaning({ jOrd }: WireCleaning): Result<WireProject | null> {
  if (jOrd === undefined || jOrd === null || jOrd === '') return done(null)
  const read = WireProject.safeParse(parsedJson(jOrd))
  return read.success ? done(read.data) : refuse('The project is not valid')
}

/**
 * D-260: without rows that are on no paper, neither offered nor ordered; without what is the desk's or another
 * system's; and without the trade's discounts where the reader may not know them.
 */
export function cleanForPrint(
  project: WireProject,
  { isTradeKnown }: { readonly isTradeKnown: boolean },
): WireProject {
  const { otherRows, globalPriceExtras } = project
  const byHand = project.rows.filter(({ auto }) => !auto)
  // They stand behind so many rows made by hand, some of which are gone.
  const keptBefore = (count: number) => byHand.slice(0, count).filter(isPrinted).length
  return {
    ...project,
    rows: project.rows.filter(isPrinted),
    ...(otherRows && {
      otherRows: otherRows.filter(isPrinted).map((row) => ({ ...row, after: keptBefore(row.after) })),
    }),
    ...{ currentrow: null, history: [], customerFields: {} },
    globalPriceExtras: isTradeKnown ? globalPriceExtras : { totalDiscount1: null, totalDiscount2: null },
  }
}

function isPrinted({ flags: { offered, ordered } }: Pick<WireRow, 'flags'>): boolean {
  return offered || ordered
}
