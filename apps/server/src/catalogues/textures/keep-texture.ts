import { createHash } from 'node:crypto'
import { modelFault } from '@arredo/catalogue/compile'
import type { Database } from '../../database/databases.ts'
import type { FileStore } from '../../files/file-store.ts'

/** A texture of 1024 pixels is about 300 KB; a page loads dozens of them. */
const largestTexture = 1.5 * 1024 * 1024

/** By its first bytes: what a file is called says nothing about what it holds. */
export function kindOf(bytes: Uint8Array): 'webp' | 'glb' | null {
  const letters = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (letters.startsWith('glTF')) return 'glb'
  return letters.startsWith('RIFF') && letters.endsWith('WEBP') ? 'webp' : null
}

/** What keeps these bytes from being a texture or a model, in words; null when nothing does. */
export function textureRefusal(bytes: Buffer): string | null {
  const kind = kindOf(bytes)
  if (!kind) return 'A texture must be a WebP picture, a model a GLB'
  if (kind === 'glb') {
    const fault = modelFault(bytes)
    return fault && `The model ${fault}`
  }
  if (bytes.length > largestTexture) return 'A texture has at most 1.5 MB. Save it smaller'
  return null
}

export type KeptTexture = {
  readonly tenant: number
  readonly bytes: Buffer
  readonly by: string
  readonly now: Date
}

/** Bytes first: a row always leads to a file. Keeping it again changes nothing. */
export async function keepTexture(
  database: Database,
  store: Pick<FileStore, 'put'>,
  { tenant, bytes, by, now }: KeptTexture,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await store.put(bytes)
  await database
    .insertInto('texture')
    .values({ tenant, hash, size: bytes.length, put_at: now, put_by: by })
    .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doNothing())
    .execute()
  return hash
}
