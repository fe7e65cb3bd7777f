import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  checkTenant,
  type FileStore,
  type FileStores,
  fileNameOf,
  isFileName,
  type OpenFile,
} from './file-store.ts'

/** Half-written files live here, so that a name in a tenant's folder always means a whole file. */
const incoming = 'incoming'

/** Files in a folder: one folder per tenant, in it one per first two letters of the name. */
export function folderFiles(folder: string): FileStores {
  const root = resolve(folder)
  return {
    of(tenant) {
      checkTenant(tenant)
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
      const hash = fileNameOf(bytes)
      const path = pathOf(hash)
      if (await makeYoung(path)) return hash

      await mkdir(dirname(path), { recursive: true })
      await rename(await write(unfinished, bytes), path)
      await synchronise(dirname(path))
      return hash
    },
    has,
    open: async (hash) => (isFileName(hash) ? openFile(pathOf(hash)) : null),
    read: async (hash) => (isFileName(hash) ? unlessMissing<Uint8Array>(readFile(pathOf(hash))) : null),
    async *putBefore(moment, after) {
      for (const shelf of await namesIn(own)) {
        if (shelf < after.slice(0, 2)) continue
        for (const hash of await namesIn(join(own, shelf))) {
          if (hash > after && isFileName(hash) && (await isOlder(pathOf(hash), moment))) yield hash
        }
      }
    },
    async remove(hash, putBefore) {
      const path = pathOf(hash)
      const aside = join(unfinished, randomUUID())
      await mkdir(unfinished, { recursive: true })
      if (!isFileName(hash) || (await unlessMissing(rename(path, aside))) === null) return false
      // Out of reach first: whoever puts it from now on writes it anew, and whoever did before has made it young.
      const isOld = await isOlder(aside, putBefore)
      if (isOld) await rm(aside)
      else await rename(aside, path)
      return isOld
    },
    addressOf: async () => null,
  }
}

async function openFile(path: string): Promise<OpenFile | null> {
  const file = await unlessMissing(open(path))
  if (!file) return null
  try {
    const { size } = await file.stat()
    return { size, stream: file.createReadStream() }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** False when it is not there. */
async function makeYoung(path: string): Promise<boolean> {
  const now = new Date()
  return (await unlessMissing(utimes(path, now, now))) !== null
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await unlessMissing(stat(path))
  return found !== null && found.mtime < moment
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return ((await unlessMissing(readdir(folder))) ?? []).sort()
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
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    // Gone in between means that its writer lives and has just finished it.
    if (!(await isOlder(path, before))) continue
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
