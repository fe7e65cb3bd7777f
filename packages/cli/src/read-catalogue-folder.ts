import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { CatalogueFile, SourceFile } from '@arredo/catalogue/compile'
import { describeFile, readBareFile } from './describe-file.ts'

const isSource = (path: string) => /\.(ya?ml|json)$/.test(path)

/** Every YAML and JSON file of a catalogue's folder and the folders in it, in the order of their names. */
export async function readCatalogueFolder(folder: string): Promise<readonly SourceFile[]> {
  const paths = (await pathsIn(folder)).filter(isSource)
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })))
}

/** Everything else in it: pictures, textures, modelled objects. */
export async function listCatalogueFiles(folder: string): Promise<readonly string[]> {
  return (await pathsIn(folder)).filter((path) => !isSource(path))
}

/** The same with size, content's hash and what is wrong with a model, as the compiler wants them. */
export async function describeCatalogueFiles(folder: string): Promise<readonly CatalogueFile[]> {
  const paths = await listCatalogueFiles(folder)
  return Promise.all(paths.map(async (path) => describeFile(path, await readBareFile(join(folder, path)))))
}

async function pathsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return (
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      // Furnished rooms are published beside the catalogue: see `readGalleries`.
      .filter((path) => !path.startsWith('galleries/'))
      // Not by the reader's locale: the same folder must give the same pack everywhere.
      .toSorted((one, two) => (one < two ? -1 : 1))
  )
}
