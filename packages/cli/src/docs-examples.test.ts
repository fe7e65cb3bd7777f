import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  compileExpression,
  configurationReader,
  followerKinds,
  followerNames,
  type Pack,
  variantNames,
} from '@arredo/catalogue'
import { sampleModel, sampleWebp } from '@arredo/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCatalogue } from './check-catalogue.ts'
import { compileCatalogueFolder } from './compile-catalogue-folder.ts'

const page = await readFile(fileURLToPath(new URL('../../../docs/catalogues.md', import.meta.url)), 'utf8')
const blocks = [...page.matchAll(/```(\w+)(?: ([\w-]+)(?:=(\S+))?)?\n([\s\S]*?)```/g)].map(
  ([, language = '', use = '', name = '', text = '']) => ({ language, use, name, text }),
)
const walkthrough = blocks.filter(({ use }) => use === 'file')
const additions = blocks.filter(({ use }) => use === 'try')

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function bathroom(more: Readonly<Record<string, string | Uint8Array>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bathroom-'))
  folders.push(folder)
  const files = { ...Object.fromEntries(walkthrough.map(({ name, text }) => [name, text])), ...more }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

describe('docs/catalogues.md', () => {
  let pack: Pack
  beforeAll(async () => {
    const checked = await checkCatalogue(await bathroom())
    if (!checked.ok) throw new Error(JSON.stringify(checked.findings, null, 2))
    expect(checked.warnings).toEqual([])
    pack = checked.compiled.pack
  })

  it('leads to a catalogue without mistakes, warnings or other prices than it says', () => {
    expect(walkthrough).toHaveLength(5)
    expect(pack.articles.map(({ code }) => code)).toEqual(['WU-2', 'SHELF'])
    expect(page).toContain(
      `# ${pack.code} ${pack.version}: ${pack.articles.length} articles, no mistakes found`,
    )
  })

  it('has no block that no test reads', () => {
    const known = ['file', 'try', 'expressions', 'message', 'run', 'run-unit', 'run-prices']
    expect(blocks.filter(({ language, use }) => language !== 'sh' && !known.includes(use))).toEqual([])
  })

  it('teaches a first worktop: units that join runs, what follows them, and what they need', async () => {
    const texts = (wanted: string) => blocks.filter(({ use }) => use === wanted).map(({ text }) => text)
    const file = (wanted: string) => walkthrough.find(({ name }) => name === wanted)?.text ?? ''
    const added = blocks.filter(({ use }) => use === 'run').map(({ name, text }) => [name, text] as const)
    const checked = await checkCatalogue(
      await bathroom({
        'articles.yaml': file('articles.yaml').replace(
          '    models: [SPA]\n',
          `${texts('run-unit').join('')}    models: [SPA]\n`,
        ),
        'prices.yaml': file('prices.yaml').replace(
          '    items:\n',
          `    items:\n${texts('run-prices').join('')}`,
        ),
        ...Object.fromEntries(added),
      }),
    )
    if (!checked.ok) throw new Error(JSON.stringify(checked.findings, null, 2))
    expect(checked.warnings).toEqual([])
    const { articles, followers = [] } = checked.compiled.pack
    expect(articles.find(({ code }) => code === 'WU-2')?.run).toBe('base')
    expect(followers.map(({ kind }) => kind)).toEqual(['plinth', 'endPanel', 'filler', 'worktop'])
    for (const word of [...followerKinds, ...followerNames]) expect(page).toContain(`\`${word}\``)
  })

  it.each(additions.map(({ text }) => [text.split('\n').slice(0, 2).join(' '), text] as const))(
    'shows what can be added: %s',
    async (_, text) => {
      const pictures = [...text.matchAll(/[\w-]+\.webp/g)].map(
        ([name]) => [name, sampleWebp('a surface')] as const,
      )
      const models = [...text.matchAll(/[\w-]+\.glb/g)].map(([name]) => [name, sampleModel()] as const)
      const folder = await bathroom({ 'added.yaml': text, ...Object.fromEntries([...pictures, ...models]) })
      const compiled = await compileCatalogueFolder(folder)
      expect(compiled.ok ? [] : compiled.findings).toEqual([])
    },
  )

  it('says what its formulas come to', () => {
    const lines =
      blocks
        .find(({ use }) => use === 'expressions')
        ?.text.trim()
        .split('\n') ?? []
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) {
      const [formula = '', result = ''] = line.split('=>').map((part) => part.trim())
      const compiled = compileExpression(formula, variantNames(pack))
      if (!compiled.ok) throw new Error(`${formula}: ${compiled.message}`)
      const value = compiled.run(configurationReader(pack, { W: 600, H: 480, FRONT: 'OAK' }))
      expect(String(value), formula).toBe(result)
    }
  })

  it('shows the message that a slip really gives', async () => {
    const rules = walkthrough.find(({ name }) => name === 'rules.yaml')?.text ?? ''
    const folder = await bathroom({ 'rules.yaml': rules.replace("'OAK'", "'OKA'") })
    const compiled = await compileCatalogueFolder(folder)
    const [first] = compiled.ok ? [] : compiled.findings
    const said = `${first?.file}:${first?.line}:${first?.column} ${first?.message}`
    expect(said).toBe(blocks.find(({ use }) => use === 'message')?.text.trim())
  })
})
