import { createHash } from 'node:crypto'
import type { Work } from '../../database/databases.ts'
import type { FileStore } from '../../files/file-store.ts'

/** By its first bytes: what a file is called says nothing about what it holds. */
export function kindOf(bytes: Uint8Array): 'webp' | 'glb' | null {
  const letters = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (letters.startsWith('glTF')) return 'glb'
  return letters.startsWith('RIFF') && letters.endsWith('WEBP') ? 'webp' : null
}

export type KeptTextures = {
  readonly tenant: number
  readonly files: readonly Buffer[]
  readonly by: string
  readonly now: Date
}

/**
 * Bytes first: a row always leads to a file, and no transaction waits for the store. A file whose row does not
 * come is swept. Keeping one again makes it young.
 */
export async function keepTextures(
  transact: (work: Work<unknown>) => Promise<unknown>,
  store: Pick<FileStore, 'put'>,
  { tenant, files, by, now }: KeptTextures,
): Promise<void> {
  const sizes = new Map<string, number>()
  for (const bytes of files) {
    await store.put(bytes)
    sizes.set(createHash('sha256').update(bytes).digest('hex'), bytes.length)
  }
  if (sizes.size === 0) return

  // In one order, so that two who keep the same ones do not wait for each other.
  const rows = [...sizes].toSorted(([one], [two]) => (one < two ? -1 : 1))
  await transact((database) =>
    database
      .insertInto('texture')
      .values(rows.map(([hash, size]) => ({ tenant, hash, size, put_at: now, put_by: by })))
      .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doUpdateSet({ put_at: now }))
      .execute(),
  )
}
