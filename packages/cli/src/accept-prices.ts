import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nextVersion } from '@arredo/catalogue'
import {
  type Amendment,
  amendFiles,
  amendWorkbook,
  decimalOf,
  describeFinding,
  type SourceFile,
} from '@arredo/catalogue/compile'
import { compileWorkbookFile, isWorkbookPath } from './catalogue-workbook.ts'
import type { Command } from './command.ts'
import { compileCatalogueFolder } from './compile-catalogue-folder.ts'
import { type GoldenResult, goldenAmendments, goldenResults } from './golden-results.ts'
import { orComplain } from './or-complain.ts'
import { readCatalogueFolder } from './read-catalogue-folder.ts'

/** Shows which fixed prices differ, and writes what things cost now where the author fixed them. */
export const acceptPrices: Command['run'] = ([catalogue = ''], options, { say, complain }) =>
  orComplain(complain, async () => {
    const { library, version, yes } = options
    const isWorkbook = isWorkbookPath(catalogue)
    const compiled = isWorkbook
      ? (await compileWorkbookFile(catalogue, library)).compiled
      : await compileCatalogueFolder(catalogue, library)
    if (!compiled.ok) {
      for (const finding of compiled.findings) complain(describeFinding(finding))
      return 1
    }

    const results = goldenResults(compiled)
    const gone = results.flatMap(({ found, ...result }, index) =>
      found === null ? [{ ...result, index }] : [],
    )
    for (const { article, index } of gone) {
      const message = `${article} is not sold like this any more. Change its choices, or take this line away`
      complain(describeFinding(compiled.toFinding({ path: ['golden', index], message })))
    }
    if (gone.length > 0) return 1
    const amendments = goldenAmendments(compiled, version)
    const changed = results.filter(({ expected, found }) => expected !== found)
    for (const result of changed) say(describeChange(result))
    if (version !== undefined && version !== compiled.pack.version)
      say(`version: ${compiled.pack.version} → ${version}`)
    if (amendments.length === 0) {
      say(`All ${results.length} fixed prices are what things cost now`)
      return 0
    }
    if (yes === undefined) {
      say(
        `Nothing is written yet. To write ${amendments.length === 1 ? 'it' : 'them'}, say it again with --yes`,
      )
      return 0
    }

    const isWritten = isWorkbook
      ? await intoWorkbook(catalogue, amendments)
      : await intoFolder(catalogue, amendments)
    if (!isWritten) {
      complain(
        'Not written: a fixed price, or the version, stands where it cannot be replaced. Write it by hand',
      )
      return 1
    }
    say(`Wrote ${changed.length} fixed ${changed.length === 1 ? 'price' : 'prices'} into ${catalogue}`)
    if (version === undefined)
      say(
        `The version is still ${compiled.pack.version}. Once that was published, say: --version ${nextVersion(compiled.pack.version)}`,
      )
    return 0
  })

async function intoWorkbook(file: string, amendments: readonly Amendment[]): Promise<boolean> {
  const amended = amendWorkbook(await readFile(file), amendments)
  if (amended) await writeFile(file, amended)
  return amended !== null
}

async function intoFolder(folder: string, amendments: readonly Amendment[]): Promise<boolean> {
  const files = await readCatalogueFolder(folder)
  const amended = amendFiles(files, amendments)
  const isNew = ({ path, text }: SourceFile) => files.find((file) => file.path === path)?.text !== text
  for (const { path, text } of amended?.filter(isNew) ?? []) await writeFile(join(folder, path), text)
  return amended !== null
}

/** "WU-2 in SPA, EUR: 329.80 → 343.70 (+4.2 %)". */
function describeChange({ article, model, priceList, currency, expected, found }: GoldenResult): string {
  const amount = (minor: number | null) => (minor === null ? 'no price' : decimalOf(minor, currency))
  const percent =
    expected === null || expected === 0 || found === null ? null : ((found - expected) / expected) * 100
  const share = percent === null ? '' : ` (${percent > 0 ? '+' : ''}${percent.toFixed(1)} %)`
  return `${article} in ${model}, ${priceList}: ${amount(expected)} → ${amount(found)}${share}`
}
