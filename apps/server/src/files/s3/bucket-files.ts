import { buffer } from 'node:stream/consumers'
import {
  checkTenant,
  type FileStore,
  type FileStores,
  fileNameOf,
  isFileName,
  type OpenFile,
} from '../file-store.ts'
import { StoreAway } from '../store-away.ts'
import type { Bucket } from './bucket.ts'
import type { Marks } from './marks.ts'
import type { Patience } from './patience.ts'

export type BucketFilesOptions = {
  readonly patience: Patience
  /** Whether files may be fetched at the bucket itself, by signed addresses. */
  readonly givesAddresses: boolean
  readonly marks: Marks
}

/** The clock of a server may count whole seconds: what is younger by less than one is no older. */
const tick = 1_000

/** Files in a bucket: `tenant/first two letters/name`. */
export function bucketFiles(
  bucket: Bucket,
  { patience, givesAddresses, marks }: BucketFilesOptions,
): FileStores {
  return {
    of(tenant) {
      checkTenant(tenant)
      return tenantFiles({ bucket, tenant, patience, givesAddresses, marks })
    },
    sweep: (before) => marks.sweep(before),
  }
}

type TenantFiles = BucketFilesOptions & { readonly bucket: Bucket; readonly tenant: number }

function tenantFiles({ bucket, tenant, patience, givesAddresses, marks }: TenantFiles): FileStore {
  const prefix = `${tenant}/`
  const keyOf = (hash: string) => `${prefix}${hash.slice(0, 2)}/${hash}`

  async function isOlder(key: string, moment: Date): Promise<boolean> {
    const changedAt = await bucket.changedAt(key)
    return changedAt !== null && isBefore(changedAt, moment)
  }

  const has: FileStore['has'] = async (hash) =>
    isFileName(hash) && (await bucket.changedAt(keyOf(hash))) !== null
  const open: FileStore['open'] = async (hash) => (isFileName(hash) ? bucket.open(keyOf(hash)) : null)

  return {
    async put(bytes) {
      const hash = fileNameOf(bytes)
      const key = keyOf(hash)
      await patience(async () => {
        await bucket.put(key, bytes)
        // Whoever was about to take it away may still do so: it is put until it is seen to stay.
        if (!(await marks.letsStay(key))) throw new StoreAway('A file was removed while it was put')
      })
      return hash
    },
    open,
    async read(hash) {
      const file = await open(hash)
      return file && wholeOf(file)
    },
    has,
    async *putBefore(moment, after) {
      for await (const { key, changedAt } of bucket.list(prefix, isFileName(after) ? keyOf(after) : '')) {
        const hash = key.slice(-64)
        if (isFileName(hash) && key === keyOf(hash) && isBefore(changedAt, moment)) yield hash
      }
    },
    async remove(hash, putBefore) {
      const key = keyOf(hash)
      if (!isFileName(hash) || !(await isOlder(key, putBefore))) return false
      return marks.removeMarked(key, () => isOlder(key, putBefore))
    },
    addressOf: async (hash, as) =>
      givesAddresses && (await has(hash)) ? bucket.addressOf(keyOf(hash), as) : null,
  }
}

async function wholeOf({ stream }: OpenFile): Promise<Uint8Array> {
  try {
    return await buffer(stream)
  } catch (error) {
    throw new StoreAway('The store of files broke off', { cause: error })
  }
}

function isBefore(changedAt: Date, moment: Date): boolean {
  return changedAt.getTime() + tick < moment.getTime()
}
