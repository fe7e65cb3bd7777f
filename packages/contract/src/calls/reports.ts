import * as z from 'zod/mini'
import { WireCleaning } from '../wire/clean-for-print.ts'
import { WireMergeWish } from '../wire/wire-merge.ts'
import { WireProject } from '../wire/wire-project.ts'
import { WireReports, WireReportWish } from '../wire/wire-report.ts'
import { defineCall, megabyte } from './define-call.ts'

export const createReport = defineCall({
  service: 'projects',
  function: 'jPrjCreatePDFDevExpress',
  access: 'loggedIn',
  summary: 'A report of a saved project as a file: a list whose one entry holds its path',
  largest: 8 * megabyte,
  rate: 'work',
  input: WireReportWish,
  output: WireReports,
})

export const mergeReports = defineCall({
  service: 'projects',
  function: 'prjCreatePDF2',
  access: 'loggedIn',
  summary: 'Several reports of a project as one file: a list whose one entry holds its path',
  largest: 4 * megabyte,
  rate: 'work',
  input: WireMergeWish,
  output: WireReports,
})

export const cleanForPrint = defineCall({
  service: 'jprjcleaner',
  function: 'jPrjPrintCleaner',
  access: 'loggedIn',
  summary: 'A project in the exchange format without what is not for paper; null where none was sent',
  largest: 4 * megabyte,
  input: WireCleaning,
  output: z.nullable(WireProject),
})
