import { createHash } from 'node:crypto'
import { type CompiledCatalogue, compileCatalogue } from '@arredo/catalogue/compile'
import { readCatalogueFolder } from './read-catalogue-folder.ts'

export async function compileCatalogueFolder(folder: string): Promise<CompiledCatalogue> {
  const files = await readCatalogueFolder(folder)
  if (files.length === 0) {
    const message = 'There is no .yaml file in this folder'
    return { ok: false, findings: [{ file: folder, line: 1, column: 1, message }] }
  }
  return compileCatalogue(files, sha256)
}

export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
