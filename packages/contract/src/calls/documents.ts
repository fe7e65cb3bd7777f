import type { Evaluation } from '@arredo/project'
import * as z from 'zod/mini'
import { ReportAnswers, ReportField } from '../reports/report-field.ts'
import { type SentDocument, StoredDocument, StoredTrade } from '../stored-document.ts'
import { defineCall, megabyte } from './define-call.ts'
import { ProjectNumber, Revision } from './projects.ts'

const DocumentId = z.uuid()

/** One kind of document, and what is asked before one is made. */
export const ReportListing = z.object({
  name: z.string(),
  /** English; translated where it is shown. */
  title: z.string(),
  /** What customers and guests may have made; the trade's prices and the workshop's lists are `internal`. */
  audience: z.enum(['customer', 'internal']),
  fields: z.array(ReportField),
  /** Whether its lists come as files for spreadsheets too. */
  hasLists: z.boolean(),
})
export type ReportListing = z.output<typeof ReportListing>

/** The picture of all pages, one below the other, and the size of each in points. */
export const DocumentPages = z.object({
  preview: z.uuid(),
  pages: z.int(),
  page: z.object({ width: z.number(), height: z.number() }),
})
export type DocumentPages = z.output<typeof DocumentPages>

export const documentFormats = ['pdf', 'xlsx', 'csv', 'dxf'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** A document as it was made: nothing of it changes later but whether its files are there. */
export const DocumentListing = z.object({
  id: DocumentId,
  report: z.string(),
  /** English; translated where it is shown. */
  title: z.string(),
  /** As it is printed, e.g. 2026-0017; counted per tenant and kind. Null for a look at what it would be. */
  number: z.nullable(z.string()),
  /** Null where the project was never saved. */
  projectId: z.nullable(ProjectNumber),
  /** The saved revision it shows; 0 where it shows what was not saved. */
  revision: Revision,
  language: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  answers: ReportAnswers,
  state: z.enum(['making', 'ready', 'failed']),
  /** The job that makes its files; events about it are hints to read this again. */
  job: z.uuid(),
  /** How far it is, 0 to 1, and what is being done or why it failed, in words for a person. */
  progress: z.number(),
  message: z.string(),
  /** Set once it is ready. */
  made: z.nullable(
    z.extend(DocumentPages, {
      /** The PDF first; each is fetched from /files/{file}. Lists and drawings follow, each in a file of its own. */
      files: z.array(z.object({ file: z.uuid(), format: z.enum(documentFormats), name: z.string() })),
    }),
  ),
})
export type DocumentListing = z.output<typeof DocumentListing>

export const listReports = defineCall({
  service: 'documents',
  function: 'reports',
  access: 'profile',
  summary: 'The kinds of documents that may be made by whoever asks, with what is asked before each',
  input: z.object({}),
  output: z.array(ReportListing),
})

export const makeDocument = defineCall({
  service: 'documents',
  function: 'make',
  access: 'profile',
  summary: 'Make a document of a project as it is stored, or as it is sent: freezes it and starts its files',
  largest: 4 * megabyte,
  rate: 'work',
  input: z.object({
    /** One kind, or several in one file: their names with ';' between them. */
    report: z.string().check(z.maxLength(200)),
    /** To what the report asks; what is left out is as it is at first. */
    answers: ReportAnswers,
    /** One of the brand's languages. */
    language: z.string().check(z.maxLength(20)),
    /** Null where it was never saved. */
    projectId: z.nullable(ProjectNumber),
    /** The project as it is on the desk; left out, as it is stored. */
    document: z.optional(StoredDocument),
    trade: z.optional(StoredTrade),
    /** To see what it would be: without a number, in no list, and gone after a day. */
    isLook: z.boolean(),
    /** The same key with the same body is answered once and for all with the first answer. */
    idempotencyKey: z.string().check(z.minLength(8), z.maxLength(100)),
  }),
  output: DocumentListing,
})

export const listDocuments = defineCall({
  service: 'documents',
  function: 'list',
  access: 'profile',
  summary: 'The documents made of a project, newest first; offers have a list of their own',
  input: z.object({ projectId: ProjectNumber }),
  output: z.array(DocumentListing),
})

export const getDocument = defineCall({
  service: 'documents',
  function: 'get',
  access: 'profile',
  summary: 'One document',
  input: z.object({ id: DocumentId }),
  output: DocumentListing,
})

/** To be looked at beside another one (D-267). */
export const loadDocument = defineCall({
  service: 'documents',
  function: 'load',
  access: 'profile',
  summary: 'What a document was made of: the project as it was, and what everything came to',
  input: z.object({ id: DocumentId }),
  output: z.object({
    document: z.custom<SentDocument>(),
    /** In the faces of its readers, rows as they are printed; without the steps that led there. */
    prices: z.custom<Evaluation['prices']>(),
  }),
})
