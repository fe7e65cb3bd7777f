import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Report, reports } from '@arredo/reports'
import { projectRoot } from '../project-files.ts'
import { type Block, layPages } from './lay-pages.ts'
import { madePdf } from './made-pdf.ts'
import { pagePictures } from './page-pictures.ts'
import { palettePng } from './palette-png.ts'
import { allLooks, soldRooms } from './samples.ts'

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
/** Pixels of a page, so that its numbers can be read. */
const width = { upright: 600, level: 900 }
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
  const upright = pagePictures(pdf, width.upright)
  const isLevel = upright.every((page) => page.width > page.height)
  const pages = isLevel ? pagePictures(pdf, width.level) : upright
  const columns = Math.min(pages.length, Math.ceil(Math.sqrt(pages.length * (isLevel ? 0.6 : 1.1))))
  return { columns, pages }
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
