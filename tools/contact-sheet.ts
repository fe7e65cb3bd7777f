import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ClassificationNode, openPack, type Pack } from '@arredo/catalogue'
import { compileCatalogueFolder, readTextures } from '@arredo/cli'
import { builtStageFiles, createPictures } from '@arredo/server'
import { chromiumPath } from './browser.ts'
import { withPictureBrowser } from './materials/picture-browser.ts'
import { projectRoot } from './project-files.ts'
import { buildStage } from './stack/build-stage.ts'

/** `npm run contact-sheet`: every article of every catalogue as the stage shows it, in docs/images/contact-sheet.png. */
const { values } = parseArgs({
  options: { out: { type: 'string', default: `${projectRoot}docs/images/contact-sheet.png` } },
})
const sheetWidth = 1880
/** Drawn without a graphics card beside other work, a picture takes its time. */
const patience = 300_000
const troubles: string[] = []

type Shown = { readonly code: string; readonly name: string; readonly picture: Uint8Array | null }
type Group = { readonly title: string; readonly articles: readonly Shown[] }

const folder = await mkdtemp(join(tmpdir(), 'contact-sheet-'))
const pictures = createPictures({
  chromiumPath: chromiumPath(),
  files: builtStageFiles(folder),
  pictureTimeout: patience,
  log: (what) => troubles.push(what),
})
try {
  await buildStage(folder)
  const groups: Group[] = []
  for (const name of await catalogueFolders()) groups.push(...(await shoot(name)))

  for (const { code, picture } of groups.flatMap(({ articles }) => articles)) {
    if (!picture) troubles.push(`${code} has no picture`)
  }
  const sheet = await withPictureBrowser((browser) => browser.shoot(page(groups), sheetWidth))
  await writeFile(values.out, sheet)
  console.log(`${values.out}: ${Math.round(sheet.length / 1000)} kB`)
} finally {
  await pictures.close()
  await rm(folder, { recursive: true })
}
for (const trouble of troubles) console.error(`the stage: ${trouble}`)
if (troubles.length > 0) process.exitCode = 1

async function catalogueFolders(): Promise<readonly string[]> {
  const entries = await readdir(`${projectRoot}/catalogues`, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'library')
  return folders.map(({ name }) => name).toSorted()
}

async function shoot(name: string): Promise<readonly Group[]> {
  const path = `${projectRoot}/catalogues/${name}`
  const compiled = await compileCatalogueFolder(path)
  if (!compiled.ok) throw new Error(`${path} has mistakes: arredo catalogue check names them`)
  const { pack } = compiled
  const textures = await readTextures(path)
  const files = { read: async (hash: string) => textures.get(hash) ?? null }
  const catalogue = openPack(pack)

  const started = performance.now()
  const groups = new Map<string, Shown[]>()
  for (const { code, name: words, classification, replacedBy } of pack.articles) {
    if (replacedBy !== undefined) continue
    const picture = await pictures.articlePicture({ catalogue, article: code, files })
    if (!picture) console.error(`${code} of ${pack.code} has nothing to show`)
    const title = `${pack.name.en} · ${groupOf(pack, classification)}`
    groups.set(title, [...(groups.get(title) ?? []), { code, name: words.en, picture }])
  }
  const each = Math.round((performance.now() - started) / pack.articles.length)
  console.log(`${pack.code}: ${pack.articles.length} articles, ${each} ms each`)
  return [...groups].map(([title, articles]) => ({ title, articles }))
}

/** The name of the topmost group that an article is in. */
function groupOf({ classification }: Pack, code: string): string {
  return classification.find((node) => holds(node, code))?.name.en ?? code
}

function holds({ code, children = [] }: ClassificationNode, wanted: string): boolean {
  return code === wanted || children.some((child) => holds(child, wanted))
}

function page(groups: readonly Group[]): string {
  const sections = groups.map(
    ({ title, articles }) => `<h2>${escaped(title)}</h2><main>${articles.map(card).join('')}</main>`,
  )
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 24px 30px; background: #faf9f7; font: 12px/1.35 system-ui, sans-serif; color: #26272a }
h2 { margin: 18px 0 10px; font-size: 16px; font-weight: 600 }
main { display: grid; grid-template-columns: repeat(9, 1fr); gap: 12px }
figure { margin: 0; padding: 8px; background: #fff; border-radius: 8px }
img, .none { display: block; width: 100%; aspect-ratio: 1 } .none { background: #fbe3e0 }
b { display: block; padding-top: 4px } span { color: #77777a; font-size: 11px }
</style>${sections.join('\n')}`
}

function card({ code, name, picture }: Shown): string {
  const image = picture
    ? `<img src="data:image/webp;base64,${Buffer.from(picture).toString('base64')}">`
    : '<div class="none"></div>'
  return `<figure>${image}<b>${escaped(code)}</b><span>${escaped(name)}</span></figure>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
