import type { SourceFile } from '@arredo/catalogue/compile'
import type { CatalogueSource } from '@arredo/contract'
import { describeCatalogueFiles, readCatalogueFolder } from './read-catalogue-folder.ts'

/** A catalogue's folder as it is sent to a server: texts, and the names of all other content. */
export async function readCatalogueSource(folder: string): Promise<CatalogueSource> {
  const others = await describeCatalogueFiles(folder)
  return {
    files: textsByPath(await readCatalogueFolder(folder)),
    others: Object.fromEntries(others.map(({ path, sha256 }) => [path, sha256])),
  }
}

export function textsByPath(files: readonly SourceFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]))
}
