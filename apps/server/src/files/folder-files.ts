import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type FileStore, type FileStores, isFileName } from './file-store.ts'

/** Half-written files live here, so that a name in a tenant's folder always means a whole file. */
const incoming = 'incoming'

/** Files in a folder: one folder per tenant, in it one per first two letters of the name. */
export function folderFiles(folder: string): FileStores {
  const root = resolve(folder)
  return {
    of(tenant) {
      if (!Number.isSafeInteger(tenant)) throw new Error(`No tenant number: ${tenant}`)
      return tenantFiles(join(root, String(tenant)), join(root, incoming))
    },
    sweep: (before) => sweepIncoming(join(root, incoming), before),
  }
}

function tenantFiles(own: string, unfinished: string): FileStore {
  const pathOf = (hash: string) => join(own, hash.slice(0, 2), hash)

  async function has(hash: string): Promise<boolean> {
    return isFileName(hash) && (await unlessMissing(stat(pathOf(hash)))) !== null
  }

  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      if (await has(hash)) return hash

      const path = pathOf(hash)
      await mkdir(dirname(path), { recursive: true })
      await rename(await write(unfinished, bytes), path)
      await synchronise(dirname(path))
      return hash
    },
    has,
    read: async (hash) => (isFileName(hash) ? unlessMissing<Uint8Array>(readFile(pathOf(hash))) : null),
  }
}

/** The bytes are on the disk before the name is: a crash in between leaves a rest to sweep, never half a file. */
async function write(folder: string, bytes: Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
    return path
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** A rename is on the disk once its folder is. */
async function synchronise(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sweepIncoming(folder: string, before: Date): Promise<number> {
  let swept = 0
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const path = join(folder, name)
    // Gone in between means that its writer lives and has just finished it.
    const found = await unlessMissing(stat(path))
    if (!found || found.mtime >= before) continue
    await rm(path, { force: true })
    swept++
  }
  return swept
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
