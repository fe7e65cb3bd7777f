import { type Pack, packFileHash, packFiles } from '@arredo/catalogue'
import { readTextures } from '@arredo/cli'
import type { CallContext } from '../../channel/handler.ts'
import { keepTextures } from './keep-textures.ts'
import { unknownTextures } from './unknown-textures.ts'

type Lender = Pick<CallContext, 'site' | 'now' | 'files' | 'transact'>

/** Files of our own library need no upload: those the pack shows are put here. The answer is what is missing. */
export async function lendTextures(
  { site, now, files, transact }: Lender,
  pack: Pack,
): Promise<readonly string[]> {
  const tenant = site.tenant.number
  const hashes = [...new Set(packFiles(pack).flatMap(({ file }) => packFileHash(file) ?? []))]
  const unknown = await transact((database) => unknownTextures(database, { tenant, hashes, now }))
  if (unknown.length === 0) return []

  const library = await readTextures(null)
  const lent = unknown.flatMap((hash) => library.get(hash) ?? [])
  await keepTextures(transact, files.of(tenant), { tenant, files: lent, by: 'library', now })
  return unknown.filter((hash) => !library.has(hash))
}
