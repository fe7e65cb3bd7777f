import * as z from 'zod/mini'
import { Letterhead } from '../brand.ts'
import { BrandPaper } from '../brand-paper.ts'
import { defineCall, kilobyte } from './define-call.ts'
import { DocumentListing, ReportListing } from './documents.ts'

/** Terms in a dozen languages. */
const largestPaper = 512 * kilobyte
/** Of the paper in force; 0 where a brand has none of its own yet. */
const PaperRevision = z.int().check(z.nonnegative())

const PaperState = z.object({
  revision: PaperRevision,
  paper: BrandPaper,
  /** What stands there without it, by language where it is words: what offers begin with, and terms. */
  own: z.extend(
    z.pick(Letterhead, { name: true, lines: true, contact: true, legalLine: true, terms: true }),
    {
      introduction: z.record(z.string(), z.string()),
    },
  ),
  /** The kinds whose order and readers it may change, in their own order. */
  kinds: z.array(z.pick(ReportListing, { name: true, title: true, audience: true })),
})
export type PaperState = z.output<typeof PaperState>

export const PaperVersion = z.object({
  revision: PaperRevision,
  savedAt: z.string(),
  savedBy: z.string(),
  /** The one it went back to. */
  restored: z.nullable(PaperRevision),
})
export type PaperVersion = z.output<typeof PaperVersion>

export const getPaper = defineCall({
  service: 'paper',
  function: 'get',
  access: 'supervisor',
  summary: 'How the brand’s documents look and whom they are for',
  input: z.object({}),
  output: PaperState,
})

export const savePaper = defineCall({
  service: 'paper',
  function: 'save',
  access: 'supervisor',
  summary: 'Change the brand’s documents from now on, as a new version',
  largest: largestPaper,
  rate: 'keep',
  input: z.object({
    /** What it was changed from: where somebody saved since, nothing is overwritten. */
    revision: PaperRevision,
    paper: BrandPaper,
  }),
  output: PaperState,
})

export const listPaperVersions = defineCall({
  service: 'paper',
  function: 'versions',
  access: 'supervisor',
  summary: 'The versions of the brand’s documents, the newest 100 of them, newest first',
  input: z.object({}),
  output: z.array(PaperVersion),
})

export const restorePaper = defineCall({
  service: 'paper',
  function: 'restore',
  access: 'supervisor',
  summary: 'Go back to an earlier version, as a new one that equals it; 0 is what the brand’s record says',
  input: z.object({ revision: PaperRevision, to: PaperRevision }),
  output: PaperState,
})

export const lookAtPaper = defineCall({
  service: 'paper',
  function: 'look',
  access: 'supervisor',
  summary: 'How an offer of some of the brand’s articles would look on paper that is not saved yet',
  largest: largestPaper,
  rate: 'work',
  input: z.object({
    paper: BrandPaper,
    /** One of the brand's languages. */
    language: z.string().check(z.maxLength(20)),
  }),
  output: DocumentListing,
})
