import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newCatalogue } from './new-catalogue.ts'
import { run } from './run.ts'

let range = ''
beforeEach(async () => {
  range = await mkdtemp(join(tmpdir(), 'range-'))
  await newCatalogue(range)
})
afterEach(() => rm(range, { recursive: true }))

async function arredo(...words: readonly string[]) {
  const lines: string[] = []
  const ports = {
    environment: {},
    say: (line: string) => lines.push(line),
    complain: (line: string) => lines.push(line),
  }
  return { code: await run(['catalogue', ...words], ports), lines }
}

const read = (name: string) => readFile(join(range, name), 'utf8')

async function change(name: string, from: string, to: string) {
  const text = await read(name)
  expect(text).toContain(from)
  await writeFile(join(range, name), text.replace(from, to))
}

it('new prices are shown first, then written where they were fixed, with the version; nothing else is touched', async () => {
  await change('prices.yaml', '"240.00", "310.00"', '"250.00", "310.00"')
  await change('prices.yaml', 'price: "240.00" }', 'price: "240.00" } # the usual one')
  const before = await read('prices.yaml')
  const shown = await arredo('accept-prices', range, '--version', '1.1')
  expect(shown.lines).toEqual([
    'B-DRAWERS in CLASSIC, EUR: 240.00 → 250.00 (+4.2 %)',
    'version: 1 → 1.1',
    'Nothing is written yet. To write them, say it again with --yes',
  ])
  expect(await read('prices.yaml')).toBe(before)

  expect(await arredo('accept-prices', range, '--version', '1.1', '--yes')).toMatchObject({ code: 0 })
  expect(await read('prices.yaml')).toBe(before.replace('"240.00" } #', '"250.00" } #'))
  expect(await read('catalogue.yaml')).toContain('version: "1.1"\n')
  expect(await arredo('accept-prices', range)).toMatchObject({
    code: 0,
    lines: ['All 2 fixed prices are what things cost now'],
  })
})

it('the price of something else is never accepted for what can no longer be had', async () => {
  const fixed = '{ article: B-DRAWERS, model: CLASSIC, priceList: EUR, price: "240.00" }'
  await change('prices.yaml', fixed, fixed.replace(', price', ', choices: { FRONT: OAK, W: 900 }, price'))
  const message =
    'prices.yaml:35:5 B-DRAWERS is not sold like this any more. Change its choices, or take this line away'
  expect(await arredo('accept-prices', range, '--yes')).toEqual({ code: 1, lines: [message] })
})
