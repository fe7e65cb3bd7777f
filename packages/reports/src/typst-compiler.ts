import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Result } from '@arredo/project'
import { sentence } from '@arredo/words'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { evenPages } from './even-pages.ts'
import type { Assets } from './report.ts'

/** A folder that does not exist: whatever a template asks for and was not given is not found. */
const root = join(import.meta.dirname, 'no-such-folder')

/** The weights the templates use. Typst reads TTF and OTF only. */
const fonts = [
  '400Regular/Inter_400Regular.ttf',
  '500Medium/Inter_500Medium.ttf',
  '600SemiBold/Inter_600SemiBold.ttf',
  '700Bold/Inter_700Bold.ttf',
]

/** Renders a memoised result survives unused: fonts and layout stay warm, earlier pictures do not stay. */
const cacheAge = 2

let shared: Promise<NodeCompiler> | undefined

/** All that a document is made from; plain data, so that another process can make it. */
export type Sources = { readonly template: string; readonly files: Assets }

export async function typesetPdf({ template, files }: Sources): Promise<Uint8Array> {
  return withCompiler(files, (compiler) =>
    // Compiled and exported in one call: a compiled document held by JavaScript keeps its pictures until
    // the collector finds it, 5 MB each.
    exportPdf(compiler, { mainFileContent: template, resetRead: true }),
  )
}

export type Typeset = {
  readonly pdf: Uint8Array
  /** All pages as one SVG, one below the other, letters as outlines: what a browser shows without a PDF viewer. */
  readonly preview: string
  readonly pages: number
  /** Points: each has as much room in the picture. */
  readonly page: { readonly width: number; readonly height: number }
}

/** Two thousand articles take about a hundred. The picture of the pages is what grows: half a megabyte each at the most. */
const mostPages = 300
const tooManyPages = sentence('The document is too large: it has more than 300 pages.')

/** Laid out once, exported twice: as a picture of the pages, which is much the larger and may go ahead, and as PDF. */
export async function typeset(
  { template, files }: Sources,
  sendAhead: (preview: string) => Promise<void> = async () => {},
): Promise<Result<Typeset>> {
  const source = { mainFileContent: template, resetRead: true }
  const laidOut = await withCompiler(files, (compiler) => {
    const document = compiler.compile(source).result
    // Something is wrong, which the export says better.
    if (!document) throw new Error(`Typst: no pages of ${exportPdf(compiler, source).length} bytes`)
    if (document.numOfPages > mostPages) return null
    return { document, ...evenPages(compiler.plainSvg(document), document.numOfPages) }
  })
  if (!laidOut) return { ok: false, message: tooManyPages }

  const { document, page } = laidOut
  const preview = laidOut.preview.replaceAll(indentation, '\n')
  await sendAhead(preview)
  const pdf = exportPdf(await theCompiler(), document)
  return { ok: true, value: { pdf, preview, pages: document.numOfPages, page } }
}

/** Typst sets its picture out like a program: a fifth of it. Letters are outlines, so no spaces of a text are among it. */
const indentation = /\n +/g

/** One compiler per process: it holds the fonts and what documents have in common. */
async function withCompiler<Made>(files: Assets, make: (compiler: NodeCompiler) => Made): Promise<Made> {
  const compiler = await theCompiler()
  const paths = Object.keys(files).map((name) => join(root, name))
  // No await from here on: two documents must never see each other's files.
  try {
    for (const [name, bytes] of Object.entries(files))
      compiler.mapShadow(join(root, name), Buffer.from(bytes))
    return make(compiler)
  } finally {
    for (const path of paths) compiler.unmapShadow(path)
    compiler.evictCache(cacheAge)
  }
}

function theCompiler(): Promise<NodeCompiler> {
  shared ??= createCompiler()
  return shared
}

async function createCompiler(): Promise<NodeCompiler> {
  const fontBlobs = await Promise.all(
    fonts.map((path) => readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}`)))),
  )
  return NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] })
}

/**
 * PDF/UA-1 refuses a text the font has no glyphs for. A customer's name in another script must not stop
 * an offer: then the file is tagged all the same, without that claim, and shows boxes there.
 */
function exportPdf(compiler: NodeCompiler, source: NodeTypstDocument | CompileSource): Uint8Array {
  try {
    return compiler.pdf(source, { pdfStandard: 'ua-1' })
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason.includes('could not be displayed with font')) throw new Error(`Typst: ${reason}`)
    return compiler.pdf(source)
  }
}

type CompileSource = { readonly mainFileContent: string; readonly resetRead: boolean }

/** The compiler's errors have their words in `code` and often no message. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
