import { readFile } from 'node:fs/promises'
import type { Assets, Report } from './report.ts'
import { type Typeset, typeset, typesetPdf } from './typst-compiler.ts'

/** The same data and assets give the same bytes: the only date in the file is the one in the data. */
export async function renderPdf<Data>(
  { template }: Pick<Report<never, Data>, 'template'>,
  data: Data,
  assets: Assets,
): Promise<Uint8Array> {
  return typesetPdf(await templateText(template), filesOf(data, assets))
}

/** The same PDF, and its pages as a picture for the screen. */
export async function renderDocument<Data>(
  { template }: Pick<Report<never, Data>, 'template'>,
  data: Data,
  assets: Assets,
): Promise<Typeset> {
  return typeset(await templateText(template), filesOf(data, assets))
}

function filesOf(data: unknown, assets: Assets): Assets {
  return { ...assets, 'data.json': new TextEncoder().encode(JSON.stringify(data, asPrintable)) }
}

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
