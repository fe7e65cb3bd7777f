import { readdir } from 'node:fs/promises'
import { type Catalogue, openPack } from '@arredo/catalogue'
import { compileCatalogueFolder } from '@arredo/cli'
import { articleRequest, pictureKey } from '@arredo/server'
import { projectRoot } from '../project-files.ts'

export type ShippedArticle = {
  readonly folder: string
  readonly catalogue: Catalogue
  readonly article: string
  readonly key: string
}

/** Every article that is sold in our own ranges and has something to see, with the key of its picture. */
export async function shippedArticles(): Promise<readonly ShippedArticle[]> {
  const found: ShippedArticle[] = []
  for (const folder of await catalogueFolders()) {
    const compiled = await compileCatalogueFolder(folder)
    if (!compiled.ok) throw new Error(`${folder} has mistakes: arredo catalogue check names them`)
    const catalogue = openPack(compiled.pack)
    for (const { code: article, replacedBy } of compiled.pack.articles) {
      const request = replacedBy === undefined ? await articleRequest({ catalogue, article }) : null
      if (request) found.push({ folder, catalogue, article, key: pictureKey(request) })
    }
  }
  return found
}

async function catalogueFolders(): Promise<readonly string[]> {
  const entries = await readdir(`${projectRoot}catalogues`, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'library')
    .map(({ name }) => `${projectRoot}catalogues/${name}`)
    .toSorted()
}
