import { type Pack, packFileHash, packFiles } from '@arredo/catalogue'
import { readTextures } from '@arredo/cli'
import type { Database } from '../../database/databases.ts'
import type { FileStore } from '../../files/file-store.ts'
import { keepTexture } from './keep-texture.ts'
import { unknownTextures } from './unknown-textures.ts'

export type Borrower = { readonly tenant: number; readonly pack: Pack; readonly now: Date }

/** Files of our own library need no upload: those the pack shows are put here. The answer is what is missing. */
export async function lendTextures(
  database: Database,
  store: Pick<FileStore, 'put'>,
  { tenant, pack, now }: Borrower,
): Promise<readonly string[]> {
  const hashes = [...new Set(packFiles(pack).flatMap(({ file }) => packFileHash(file) ?? []))]
  const unknown = await unknownTextures(database, { tenant, hashes, now })
  if (unknown.length === 0) return []

  const library = await readTextures(null)
  for (const hash of unknown) {
    const bytes = library.get(hash)
    if (bytes) await keepTexture(database, store, { tenant, bytes, by: 'library', now })
  }
  return unknown.filter((hash) => !library.has(hash))
}
