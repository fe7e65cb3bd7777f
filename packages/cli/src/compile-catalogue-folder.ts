import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CompiledCatalogue, compileCatalogue, type SourceFile } from '@arredo/catalogue/compile'
import { listCatalogueFiles, readCatalogueFolder } from './read-catalogue-folder.ts'

/** `library` is a folder of recipes to use; when left out, the one beside the catalogue or our own. */
export async function compileCatalogueFolder(folder: string, library?: string): Promise<CompiledCatalogue> {
  const sources = await readCatalogueFolder(folder)
  if (sources.length === 0) {
    const message = 'There is no .yaml file in this folder'
    return { ok: false, findings: [{ file: folder, line: 1, column: 1, message }] }
  }
  const [lent, files] = await Promise.all([readLibrary(folder, library), listCatalogueFiles(folder)])
  return compileCatalogue(sources, sha256, { library: lent, files })
}

/** In the sources and in what is built of them the library lies at different depths. */
const ownLibraries = ['../../../catalogues/library', '../catalogues/library', '../../catalogues/library']

function libraryOf(folder: string): string | null {
  const own = ownLibraries.map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return [join(resolve(folder), '..', 'library'), ...own].find((path) => existsSync(path)) ?? null
}

/** Recipes for the catalogue in a folder or a workbook. */
export async function readLibrary(catalogue: string, library?: string): Promise<readonly SourceFile[]> {
  const folder = library ?? libraryOf(catalogue)
  if (folder === null) return []
  const sources = await readCatalogueFolder(folder)
  return sources.map(({ path, text }) => ({ path: `library/${path}`, text }))
}

export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
