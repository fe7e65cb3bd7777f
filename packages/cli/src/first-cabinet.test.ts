import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeFinding } from '@arredo/catalogue/compile'
import { afterAll, expect, it } from 'vitest'
import { checkCatalogue } from './check-catalogue.ts'

/** What authors did wrong with their first cabinet: a piece of the taught file, and what they wrote instead. */
type Mistake = {
  readonly name: string
  readonly file: string
  readonly right: string
  readonly wrong: string
  /** File, line, what is wrong and what to do about it. */
  readonly said: string
}

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
const mistakes = JSON.parse(await read('./fixtures/first-cabinet-mistakes.json')) as readonly Mistake[]
/** The cabinet that the guide teaches first. */
const blocks = (await read('../../../docs/catalogues.md')).matchAll(/```yaml file=(\S+)\n([\s\S]*?)```/g)
const taught = [...blocks].map(([, name = '', text = '']) => ({ name, text }))

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function findings(file = '', right = '', wrong = ''): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'first-cabinet-'))
  folders.push(folder)
  for (const { name, text } of taught) {
    if (name === file) expect(text).toContain(right)
    await writeFile(join(folder, name), name === file ? text.replace(right, wrong) : text)
  }
  const checked = await checkCatalogue(folder)
  return [...(checked.ok ? [] : checked.findings), ...checked.warnings].map(describeFinding)
}

it('the first cabinet of the guide has nothing to be said of', async () => {
  expect(mistakes).toHaveLength(19)
  expect(await findings()).toEqual([])
})

it.each(mistakes)('$name is found with file, line and cure', async ({ file, right, wrong, said }) => {
  expect(await findings(file, right, wrong)).toContain(said)
})
