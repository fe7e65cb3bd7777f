import { readFile } from 'node:fs/promises'
import { done, type Result } from '@arredo/project'
import { logoFile } from './pages/page-frame.ts'
import { sharedPages } from './pages/shared-pages.ts'
import type { Report } from './report.ts'
import type { ReportInput } from './report-input.ts'
import { type Sources, type Typeset, typeset, typesetPdf } from './typst-compiler.ts'

/** The same input gives the same bytes: the only date in the file is the one in the data. */
export async function renderPdf(report: Report, input: ReportInput): Promise<Result<Uint8Array>> {
  const sources = await sourcesOf(report, input)
  return sources.ok ? done(await typesetPdf(sources.value)) : sources
}

/** The same PDF, and its pages as a picture for the screen; refused when it is too large. */
export async function renderDocument(report: Report, input: ReportInput): Promise<Result<Typeset>> {
  const sources = await sourcesOf(report, input)
  return sources.ok ? typeset(sources.value) : sources
}

/** For who has it made elsewhere. */
export async function sourcesOf(report: Report, input: ReportInput): Promise<Result<Sources>> {
  const made = report.pages(input)
  if (!made.ok) return made
  const { data, assets } = made.value
  const [template, pages] = await Promise.all([textOf(report.template), textOf(sharedPages.template)])
  const logo = logoFile(input.letterhead)
  const files = {
    ...assets,
    ...(logo && { [logo.name]: logo.bytes }),
    [sharedPages.name]: inBytes(pages),
    'data.json': inBytes(JSON.stringify(data, asPrintable)),
  }
  return done({ template, files })
}

const texts = new Map<string, Promise<string>>()

function textOf(template: URL): Promise<string> {
  const text = texts.get(template.href) ?? readFile(template, 'utf8')
  texts.set(template.href, text)
  return text
}

function inBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Half a surrogate pair is no JSON to Typst, and control characters are no XML in the file's metadata. */
function asPrintable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll(/\p{Cc}/gu, ' ') : value
}
