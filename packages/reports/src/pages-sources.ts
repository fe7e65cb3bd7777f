import { readFile } from 'node:fs/promises'
import { done, type Result } from '@arredo/project'
import { logoFile } from './pages/page-frame.ts'
import { sharedPages } from './pages/shared-pages.ts'
import type { Report } from './report.ts'
import type { ReportInput } from './report-input.ts'
import type { Sources } from './typst-compiler.ts'

/** What pages know of the file they are a part of: which part, and what the whole is called. */
export type PartOf = { readonly part: number; readonly file: string }

/** One report as Typst takes it. */
export async function pagesSources(
  report: Report,
  input: ReportInput,
  partOf?: PartOf,
): Promise<Result<Sources>> {
  const made = report.pages(input)
  if (!made.ok) return made
  const { data, assets } = made.value
  const [template, pages] = await Promise.all([textOf(report.template), textOf(sharedPages.template)])
  const logo = logoFile(input.letterhead)
  const files = {
    ...assets,
    ...(logo && { [logo.name]: logo.bytes }),
    [sharedPages.name]: inBytes(pages),
    'data.json': inBytes(JSON.stringify({ ...data, partOf: partOf ?? null }, asPrintable)),
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
