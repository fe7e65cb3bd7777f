import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Oracle } from '@arredo/catalogue/compile'
import { afterEach, describe, expect, it } from 'vitest'
import type { CommandPorts } from './command-ports.ts'
import { run } from './run.ts'
import { openSatOracle } from './sat-oracle.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function arredo(words: readonly string[], more: Partial<CommandPorts> = {}) {
  const said: string[] = []
  const complained: string[] = []
  const code = await run(words, {
    environment: { ARREDO_PASSWORD: 'secret' },
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    ...more,
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

async function started(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  folders.push(folder)
  expect((await arredo(['catalogue', 'new', folder])).code).toBe(0)
  return folder
}

async function change(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(folder, file), text.replace(from, to))
}

const publishTo = ['--to', 'http://127.0.0.1:1', '--host', 'demo.localhost', '--user', 'SHOP/ada']

describe('arredo catalogue new', () => {
  it('writes a catalogue that has no mistake and no warning', async () => {
    const folder = await started()
    expect(await readdir(folder)).toContain('variants.yaml')
    const { code, said, complained } = await arredo(['catalogue', 'check', folder])
    expect({ code, complained }).toEqual({ code: 0, complained: '' })
    expect(said).toContain('MYRANGE 1: 2 articles, no mistakes found')
  })

  it('leaves a folder alone that holds something', async () => {
    const folder = await started()
    expect(await arredo(['catalogue', 'new', folder])).toMatchObject({
      code: 1,
      complained: `${folder} holds something already. Name a new folder`,
    })
  })
})

describe('arredo catalogue check', () => {
  it('refuses a price that changed unnoticed, at the line that expects it', async () => {
    const folder = await started()
    await change(folder, 'prices.yaml', '"240.00", "310.00"', '"244.00", "310.00"')
    const { code, complained } = await arredo(['catalogue', 'check', folder])
    expect(code).toBe(1)
    expect(complained).toMatch(
      /^prices\.yaml:35:\d+ B-DRAWERS costs 244\.00 now, not 240\.00\. Correct the price list, or this line if the change is meant$/,
    )
  })

  it('warns and still accepts', async () => {
    const folder = await started()
    await change(folder, 'rules.yaml', 'then: W <= 600', 'then: W <= 900')
    const { code, said, complained } = await arredo(['catalogue', 'check', folder])
    expect(code).toBe(0)
    expect(said).toContain('no mistakes, 1 warning')
    expect(complained).toMatch(/^warning: rules\.yaml:2:\d+ The rule R1 never forbids anything/)
  })

  it('misses a picture that is not in the folder', async () => {
    const folder = await started()
    await change(
      folder,
      'articles.yaml',
      'classification: BASE',
      'classification: BASE\n    picture: drawers.webp',
    )
    expect((await arredo(['catalogue', 'check', folder])).complained).toContain(
      'There is no file drawers.webp in this folder',
    )
    await writeFile(join(folder, 'drawers.webp'), '')
    expect((await arredo(['catalogue', 'check', folder])).code).toBe(0)
  })

  it('takes recipes from the library it is given', async () => {
    const folder = await started()
    const library = await mkdtemp(join(tmpdir(), 'library-'))
    folders.push(library)
    expect((await arredo(['catalogue', 'check', folder, '--library', library])).complained).toContain(
      'There is no recipe base-unit-with-drawers to use',
    )
  })
})

describe('arredo catalogue publish', () => {
  it('tries 200 random states against a SAT solver and finds no difference', async () => {
    const { said, complained } = await arredo(['catalogue', 'publish', await started(), ...publishTo], {
      oracle: openSatOracle,
    })
    expect(said).toMatch(/^Tried 200 random choices: 99 of 100 answered within \d+ ms, 200 compared/)
    // Nobody listens there: it got as far as sending.
    expect(complained).toContain('does not answer as Arredo')
  })
})

function refusals(complained: string): readonly string[] {
  return complained.split('\n').filter((line) => !line.startsWith('warning:'))
}

describe.each([
  { action: 'check', words: [], last: [] },
  { action: 'publish', words: publishTo, last: ['Not published'] },
])(
  'arredo catalogue $action refuses in an author’s words, before anything is sent,',
  ({ action, words, last }) => {
    it('an article that answers too slowly', async () => {
      let now = 0
      const clock = () => {
        now += 45
        return now
      }
      const answer = await arredo(['catalogue', action, await started(), ...words], { clock })
      expect(answer.code).toBe(1)
      expect(refusals(answer.complained)).toEqual([
        expect.stringMatching(
          /^articles\.yaml:\d+:\d+ B-DRAWERS in CLASSIC answers too slowly: 45 ms of 30\. Make its rules shorter or tables of them; the rule about most variants is R1$/,
        ),
        expect.stringMatching(/^articles\.yaml:\d+:\d+ WT in CLASSIC answers too slowly: 45 ms of 30\./),
        ...last,
      ])
    })

    it('rules on which a second solver differs', async () => {
      const contrary: Oracle = { open: () => ({ isPossible: () => 'no', close: () => {} }) }
      const oracle = async () => contrary
      const answer = await arredo(['catalogue', action, await started(), ...words], {
        oracle,
        clock: () => 0,
      })
      expect(answer.code).toBe(1)
      expect(refusals(answer.complained)).toEqual([
        expect.stringMatching(
          /^articles\.yaml:\d+:\d+ B-DRAWERS in CLASSIC: two ways to work out its rules disagree on \{.*\}\. This is no mistake of yours: report it with the catalogue$/,
        ),
        expect.stringMatching(/^articles\.yaml:\d+:\d+ WT in CLASSIC: two ways/),
        ...last,
      ])
    })
  },
)

describe('the SAT oracle', () => {
  it('finds what is possible, also among a thousand lengths, and knows when it does not know', async () => {
    const oracle = await openSatOracle()
    if (!oracle) throw new Error('cadical-wasm is not installed')
    const lengths = Array.from({ length: 1000 }, (_, index) => index)
    const opened = oracle.open({
      variables: [
        { name: 'A', values: lengths },
        { name: 'B', values: lengths },
        { name: 'C', values: ['x', 'y'] },
      ],
      questions: [
        { name: 'sum', scope: ['A', 'B'], allows: ([a, b]) => Number(a) + Number(b) <= 1000 },
        { name: 'high', scope: ['B', 'C'], allows: ([b, c]) => c === 'x' || Number(b) > 700 },
      ],
    })
    expect(opened.isPossible({})).toBe('yes')
    expect(opened.isPossible({ A: 299, C: 'y' })).toBe('yes')
    expect(opened.isPossible({ A: 300, C: 'y' })).toBe('no')
    expect(opened.isPossible({ A: 5000 })).toBe('no')
    opened.close()
  })
})
