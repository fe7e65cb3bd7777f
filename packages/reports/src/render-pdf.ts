import { readFile } from 'node:fs/promises'
import type { Result } from '@arredo/project'
import type { Assets, Report } from './report.ts'
import { type Sources, type Typeset, typeset, typesetPdf } from './typst-compiler.ts'

/** The same data and assets give the same bytes: the only date in the file is the one in the data. */
export async function renderPdf<Data>(
  report: Template<Data>,
  data: Data,
  assets: Assets,
): Promise<Uint8Array> {
  return typesetPdf(await sourcesOf(report, data, assets))
}

/** The same PDF, and its pages as a picture for the screen; refused when it is too large. */
export async function renderDocument<Data>(
  report: Template<Data>,
  data: Data,
  assets: Assets,
): Promise<Result<Typeset>> {
  return typeset(await sourcesOf(report, data, assets))
}

/** For who has it made elsewhere. */
export async function sourcesOf<Data>(
  { template }: Template<Data>,
  data: Data,
  assets: Assets,
): Promise<Sources> {
  const json = new TextEncoder().encode(JSON.stringify(data, asPrintable))
  return { template: await templateText(template), files: { ...assets, 'data.json': json } }
}

type Template<Data> = Pick<Report<never, Data>, 'template'>

const templates = new Map<string, Promise<string>>()

function templateText(template: URL): Promise<string> {
  const text = templates.get(template.href) ?? readFile(template, 'utf8')
  templates.set(template.href, text)
  return text
}

/** Half a surrogate pair is no JSON to Typst, and control characters are no XML in the file's metadata. */
function asPrintable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll(/\p{Cc}/gu, ' ') : value
}
