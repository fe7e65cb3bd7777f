import { alternatives } from './alternatives/alternatives.ts'
import { billOfMaterials } from './bill-of-materials/bill-of-materials.ts'
import { cutList } from './cut-list/cut-list.ts'
import { deliveryNote } from './delivery-note/delivery-note.ts'
import { hardwareList } from './hardware-list/hardware-list.ts'
import { type JoinedReport, joinedReport, partsOf } from './joined-report.ts'
import { offer } from './offer/offer.ts'
import { orderConfirmation } from './order-confirmation/order-confirmation.ts'
import { packageList } from './package-list/package-list.ts'
import { pictureBook } from './picture-book/picture-book.ts'
import { priceTrace } from './price-trace/price-trace.ts'
import type { Report } from './report.ts'
import { summary } from './summary/summary.ts'
import { technicalSet } from './technical-set/technical-set.ts'

/** Every report the server can make, one line each, in the order in which they are offered. */
export const reports = {
  offer,
  summary,
  pictureBook,
  alternatives,
  orderConfirmation,
  deliveryNote,
  technicalSet,
  cutList,
  hardwareList,
  billOfMaterials,
  packageList,
  priceTrace,
} as const satisfies Readonly<Record<string, Report>>

export type ReportName = keyof typeof reports

/** One kind, or several in one file. */
export type AnyReport = Report | JoinedReport

export function findReport(name: string): AnyReport | undefined {
  const [first, ...more] = partsOf(name, findKind)
  return first && more.length > 0 ? joinedReport([first, ...more]) : first
}

function findKind(name: string): Report | undefined {
  return Object.hasOwn(reports, name) ? reports[name as ReportName] : undefined
}
