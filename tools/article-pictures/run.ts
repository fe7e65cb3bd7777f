import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTextures } from '@arredo/cli'
import { builtStageFiles, createPictures, shippedPictures } from '@arredo/server'
import { chromiumPath } from '../browser.ts'
import { buildStage } from '../stack/build-stage.ts'
import { shippedArticles } from './shipped-articles.ts'

/**
 * `npm run pictures:articles`: the pictures of our own ranges' articles, by key, so that a first start draws none. Those
 * that are there stay; those that nothing shows any more go.
 */
const folder = await mkdtemp(join(tmpdir(), 'article-pictures-'))
const pictures = createPictures({
  ...{ chromiumPath: chromiumPath(), files: builtStageFiles(folder) },
  log: (what) => console.error(`the stage: ${what}`),
})
try {
  await buildStage(folder)
  await mkdir(shippedPictures, { recursive: true })
  const articles = await shippedArticles()
  for (const { folder: source, catalogue, article, key } of articles) {
    const file = join(shippedPictures, `${key}.webp`)
    if (existsSync(file)) continue
    const textures = await readTextures(source)
    const files = { read: async (hash: string) => textures.get(hash) ?? null }
    const picture = await pictures.articlePicture({ catalogue, article, files })
    if (!picture) throw new Error(`The stage sees nothing of ${article}`)
    await writeFile(file, picture)
    console.log(`${article} of ${catalogue.pack.code}: ${picture.length} bytes`)
  }
  const wanted = new Set(articles.map(({ key }) => `${key}.webp`))
  let bytes = 0
  for (const name of await readdir(shippedPictures)) {
    if (wanted.has(name)) bytes += (await stat(join(shippedPictures, name))).size
    else await rm(join(shippedPictures, name))
  }
  console.log(`${wanted.size} pictures of ${articles.length} articles, ${Math.round(bytes / 1000)} kB`)
} finally {
  await pictures.close()
  await rm(folder, { recursive: true })
}
