import type { FileStores } from './file-store.ts'
import { folderFiles } from './folder-files.ts'
import type { S3Settings } from './s3/s3-settings.ts'

export type FilesPlace = {
  readonly filesFolder: string
  /** Null where they are in the folder. */
  readonly s3: S3Settings | null
}

/** The files where the settings say they are; once the signal is given nobody waits for a store that is away. */
export async function openFiles(
  { filesFolder, s3 }: FilesPlace,
  signal: AbortSignal = new AbortController().signal,
): Promise<FileStores> {
  if (!s3) return folderFiles(filesFolder)
  // Loaded where it is needed: it is a tenth of a second of every start.
  const [{ openBucket }, { bucketFiles }, { marksClock, marksIn }, { patience }] = await Promise.all([
    import('./s3/open-bucket.ts'),
    import('./s3/bucket-files.ts'),
    import('./s3/marks.ts'),
    import('./s3/patience.ts'),
  ])
  const bucket = openBucket(s3, signal)
  const marks = marksIn(bucket, marksClock(signal))
  return bucketFiles(bucket, { patience: patience({ signal }), givesAddresses: s3.redirects, marks })
}
