import { parseArgs } from 'node:util'
import { goldenNames, isFrozen, readGoldenDocument, writeGolden } from './golden-files.ts'
import { openGoldenShop } from './golden-shop.ts'
import { makeGolden } from './make-golden.ts'

/**
 * `node tools/goldens/freeze.ts` writes down what the application makes today of every document in
 * `documents` that has no file in `expected` yet; with names behind it of these alone, with `--anew` also of those
 * that have one. The documents are as they were stored once: nobody makes them anew, and newer code could not.
 */
const { values, positionals } = parseArgs({
  options: { anew: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const names = positionals.length > 0 ? positionals : goldenNames()
const shop = await openGoldenShop()
for (const name of names) {
  if (isFrozen(name) && !values.anew) {
    console.log(`${name} is frozen already: --anew freezes it anew`)
    continue
  }
  writeGolden(name, makeGolden(readGoldenDocument(name), shop))
  console.log(`${name} is frozen`)
}
