import { offer } from './offer/offer.ts'

/** Every report the server can make, one line each. */
export const reports = { offer } as const

export type ReportName = keyof typeof reports
