import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CatalogueFile } from '@arredo/catalogue/compile'
import { bareFile, fileFault } from '@arredo/catalogue/files'

/** As it is published: bare. */
export async function readBareFile(path: string): Promise<Buffer> {
  const bare = bareFile(path, await readFile(path))
  return Buffer.from(bare.buffer, bare.byteOffset, bare.byteLength)
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Size, hash and what is wrong with it, as the compiler wants them. */
export function describeFile(path: string, content: Uint8Array): CatalogueFile {
  const fault = fileFault(path, content)
  return { path, bytes: content.length, sha256: hashOf(content), ...(fault !== null && { fault }) }
}
