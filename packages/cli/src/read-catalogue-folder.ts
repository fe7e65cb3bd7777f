import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { SourceFile } from '@arredo/catalogue/compile'

/** Every YAML file of a catalogue's folder and the folders in it, in the order of their names. */
export async function readCatalogueFolder(folder: string): Promise<readonly SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    // Not by the reader's locale: the same folder must give the same pack everywhere.
    .toSorted((one, two) => (one < two ? -1 : 1))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })))
}
