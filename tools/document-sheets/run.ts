import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Report, type ReportInput, renderPdf, reports } from '@arredo/reports'
import { projectRoot } from '../project-files.ts'
import { type Block, gap, layPages } from './lay-pages.ts'
import { pagePictures } from './page-pictures.ts'
import { palettePng } from './palette-png.ts'
import { allLooks, type Look, type Sample, soldRooms } from './samples.ts'

/**
 * `npm run pictures:documents -- [name…] [--out folder]`: every report as a sheet of all its pages, one room for Atlas
 * in English on A4 beside the other for the demo brand in Italian on Letter, in docs/images/documents. With `--all` into
 * a folder: every report of both rooms, brands and languages on either paper, as PDF and in pictures of four pages.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(projectRoot, 'docs/images/documents') },
    all: { type: 'string' },
  },
})
/** Pixels of one of the two halves of a sheet. */
const half = 960
const shown = Object.values<Report>(reports).filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
)
const samples = await soldRooms()
for (const report of shown) {
  if (values.all !== undefined) await makeAll(report, values.all)
  else await makeSheet(report, values.out)
}

async function makeSheet(report: Report, out: string): Promise<void> {
  const [first, second = first] = samples
  if (!first || !second) throw new Error('There is no room')
  const pdfs = [
    await madePdf(report, first, { brand: 'atlas', language: 'en', paper: 'A4' }),
    await madePdf(report, second, { brand: 'demo', language: 'it', paper: 'Letter' }),
  ]
  const sheet = palettePng(layPages(pdfs.map(blockOf)))
  mkdirSync(out, { recursive: true })
  const file = join(out, `${report.name}.png`)
  writeFileSync(file, sheet)
  console.log(`${file}: ${Math.round(sheet.length / 1000)} kB`)
}

function blockOf(pdf: Uint8Array): Block {
  const [first] = pagePictures(pdf, 20)
  const isLevel = first !== undefined && first.width > first.height
  const count = pagePictures(pdf, 20).length
  const columns = Math.min(count, Math.max(1, Math.ceil(Math.sqrt(count * (isLevel ? 0.6 : 1.1)))))
  return { columns, pages: pagePictures(pdf, Math.floor((half - gap) / columns) - gap) }
}

async function makeAll(report: Report, out: string): Promise<void> {
  for (const sample of samples) {
    for (const look of allLooks) {
      const { brand, language, paper } = look
      const folder = join(out, report.name)
      mkdirSync(folder, { recursive: true })
      const name = join(folder, [sample.room, brand, language, paper].join('-'))
      const pdf = await madePdf(report, sample, look)
      writeFileSync(`${name}.pdf`, pdf)
      const pages = pagePictures(pdf, 600)
      for (let at = 0; at < pages.length; at += 4) {
        const block = { pages: pages.slice(at, at + 4), columns: 2 }
        writeFileSync(`${name}-${at / 4 + 1}.png`, palettePng(layPages([block])))
      }
    }
  }
  console.log(`${report.name}: ${join(out, report.name)}`)
}

async function madePdf(report: Report, { room, inputFor }: Sample, look: Look): Promise<Uint8Array> {
  const input: ReportInput = await inputFor(report, look)
  const pdf = await renderPdf(report, input)
  if (!pdf.ok) throw new Error(`${report.name} of ${room}: ${pdf.message}`)
  return pdf.value
}
