import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type CatalogueFile,
  type CompiledCatalogue,
  compileCatalogue,
  type SourceFile,
} from '@arredo/catalogue/compile'
import { describeCatalogueFiles, readCatalogueFolder } from './read-catalogue-folder.ts'

/** `library` is a folder of recipes to use; when left out, the one beside the catalogue or our own. */
export async function compileCatalogueFolder(folder: string, library?: string): Promise<CompiledCatalogue> {
  const sources = await readCatalogueFolder(folder)
  if (sources.length === 0) {
    const message = 'There is no .yaml file in this folder'
    return { ok: false, findings: [{ file: folder, line: 1, column: 1, message }] }
  }
  const [lent, libraryFiles, files] = await Promise.all([
    readLibrary(folder, library),
    readLibraryFiles(folder, library),
    describeCatalogueFiles(folder),
  ])
  return compileCatalogue(sources, sha256, { library: lent, libraryFiles, files })
}

/** In the sources and in what is built of them the library lies at different depths. */
const ownLibraries = ['../../../catalogues/library', '../catalogues/library', '../../catalogues/library']

/** The library beside a catalogue, else our own; null where there is none. */
export function libraryOf(catalogue: string | null): string | null {
  const own = ownLibraries.map((path) => fileURLToPath(new URL(path, import.meta.url)))
  const beside = catalogue === null ? [] : [join(resolve(catalogue), '..', 'library')]
  return [...beside, ...own].find((path) => existsSync(path)) ?? null
}

/** Recipes and materials for the catalogue in a folder or a workbook; for one that is nowhere, our own. */
export async function readLibrary(
  catalogue: string | null,
  library?: string,
): Promise<readonly SourceFile[]> {
  const folder = library ?? libraryOf(catalogue)
  if (folder === null) return []
  const sources = await readCatalogueFolder(folder)
  return sources.map(({ path, text }) => ({ path: `library/${path}`, text }))
}

/** Textures of the library's materials: without them, a pack names them by path, which no server accepts. */
export async function readLibraryFiles(
  catalogue: string | null,
  library?: string,
): Promise<readonly CatalogueFile[]> {
  const folder = library ?? libraryOf(catalogue)
  if (folder === null) return []
  const files = await describeCatalogueFiles(folder)
  return files.map((file) => ({ ...file, path: `library/${file.path}` }))
}

export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
