import { dirname, join } from 'node:path'
import { type Pack, packFileHash, packFiles } from '@arredo/catalogue'
import { isWorkbookPath } from './catalogue-workbook.ts'
import { libraryOf } from './compile-catalogue-folder.ts'
import { hashOf, readBareFile } from './describe-file.ts'
import { listCatalogueFiles } from './read-catalogue-folder.ts'

/** The SHA-256 of every texture and model a pack names. */
export function textureHashes(pack: Pack): readonly string[] {
  const hashes = packFiles(pack).flatMap(({ file }) => packFileHash(file) ?? [])
  return [...new Set(hashes)].toSorted()
}

/**
 * The WebP pictures and GLB models of a catalogue and of the library it takes from, by the SHA-256 of their
 * content; for a catalogue that is nowhere, those of our own library.
 */
export async function readTextures(
  catalogue: string | null,
  library?: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const own = catalogue !== null && isWorkbookPath(catalogue) ? dirname(catalogue) : catalogue
  const textures = new Map<string, Buffer>()
  for (const folder of [own, library ?? libraryOf(catalogue)]) {
    if (folder === null) continue
    for (const path of (await listCatalogueFiles(folder)).filter((name) => /\.(webp|glb)$/i.test(name))) {
      const bytes = await readBareFile(join(folder, path))
      textures.set(hashOf(bytes), bytes)
    }
  }
  return textures
}
