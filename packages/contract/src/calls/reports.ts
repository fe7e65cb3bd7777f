import { WireReports, WireReportWish } from '../wire/wire-report.ts'
import { defineCall } from './define-call.ts'

export const createReport = defineCall({
  service: 'projects',
  function: 'jPrjCreatePDFDevExpress',
  access: 'loggedIn',
  summary: 'A report of a saved project as a file: a list whose one entry holds its path',
  input: WireReportWish,
  output: WireReports,
})
