import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStores } from '../files/file-store.ts'
import { folderFiles } from '../files/folder-files.ts'
import { bucketFiles } from '../files/s3/bucket-files.ts'
import { marksClock, marksIn } from '../files/s3/marks.ts'
import { patience } from '../files/s3/patience.ts'
import { memoryBucket } from './memory-bucket.ts'

export type FilePlace = {
  readonly stores: FileStores
  /** As if the file had been put at that moment. */
  readonly date: (tenant: number, hash: string, then: Date) => Promise<void>
}

const pathOf = (tenant: number, hash: string) => `${tenant}/${hash.slice(0, 2)}/${hash}`

export function folderPlace(folder: string): FilePlace {
  return {
    stores: folderFiles(folder),
    date: (tenant, hash, then) => utimes(join(folder, pathOf(tenant, hash)), then, then),
  }
}

export function bucketPlace(): FilePlace {
  const bucket = memoryBucket()
  const { signal } = new AbortController()
  const marks = marksIn(bucket, marksClock(signal))
  return {
    stores: bucketFiles(bucket, { patience: patience({ signal }), givesAddresses: false, marks }),
    date: async (tenant, hash, then) => bucket.date(pathOf(tenant, hash), then),
  }
}
