import { WireReports, WireReportWish } from '../wire/wire-report.ts'
import { defineCall, megabyte } from './define-call.ts'

export const createReport = defineCall({
  service: 'projects',
  function: 'jPrjCreatePDFDevExpress',
  access: 'loggedIn',
  summary: 'A report of a saved project as a file: a list whose one entry holds its path',
  largest: 4 * megabyte,
  rate: 'work',
  input: WireReportWish,
  output: WireReports,
})
