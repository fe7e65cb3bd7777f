import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checkCatalogue } from './check-catalogue.ts'

it.each([
  ['kitchen', 25],
  ['openings', 15],
  ['decor', 15],
])(
  'the catalogue %s keeps its golden prices and has neither mistakes nor warnings',
  async (name, least) => {
    const folder = fileURLToPath(new URL(`../../../catalogues/${name}`, import.meta.url))
    const checked = await checkCatalogue(folder)
    expect(checked.ok ? checked.warnings : checked.findings).toEqual([])
    expect(checked.ok && checked.compiled.golden.length).toBeGreaterThan(least)
  },
  60_000,
)
