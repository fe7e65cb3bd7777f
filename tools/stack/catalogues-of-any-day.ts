import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '../project-files.ts'

/** As far apart as no machine's clock will ever be wrong. */
const always = { from: '2000-01-01', to: '2998-12-31' }
const never = { from: '2999-01-01', to: '2999-12-31' }

/**
 * Copies our catalogues into a folder, with the lists and promotions of a usual day on every day and those of a season
 * on none: a story that names an amount names it whenever it is told.
 */
export function copyCataloguesOfAnyDay(folder: string): void {
  cpSync(join(projectRoot, 'catalogues'), folder, {
    recursive: true,
    // Lent by our own where a catalogue has none beside it.
    filter: (path) => basename(path) !== 'library',
  })
  for (const file of globSync(`${folder}/*/{prices,promotions}/*.yaml`))
    writeFileSync(file, onAnyDay(readFileSync(file, 'utf8')))
}

function onAnyDay(text: string): string {
  const days = /^ +replaces: /m.test(text) ? never : always
  return (
    text
      .replaceAll(/^( +validFrom: ).*$/gm, `$1"${days.from}"`)
      .replaceAll(/^( +validTo: ).*$/gm, `$1"${days.to}"`)
      // Prices that an author fixed are those of a list's first day, which has no promotion.
      .replaceAll(/^( +from: )"[\d-]+"$/gm, '$1"2000-01-02"')
      .replaceAll(/^( +to: )"[\d-]+"$/gm, `$1"${days.to}"`)
  )
}
