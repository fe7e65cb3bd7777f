import { statfs } from 'node:fs/promises'
import type { FilesPlace } from '../files/open-files.ts'

export type RoomLeft = {
  /** To be told when the database could not keep something for want of room. */
  readonly databaseWasFull: () => void
  /** In words for whoever runs this; null while there is room. */
  readonly problem: () => Promise<string | null>
}

/** A few pictures; below it the next one would be cut short. */
const leastRoom = 32 * 1024 * 1024
/** Then it is tried again with what comes: nothing but a write shows that there is room once more. */
const stayAway = 10_000

/** A full disk says so by itself only to who writes: a process that cannot keep anything must not be called ready. */
export function roomLeft({ filesFolder, s3 }: FilesPlace, now: () => number): RoomLeft {
  let fullAt: number | null = null
  return {
    databaseWasFull() {
      fullAt = now()
    },
    async problem() {
      if (fullAt !== null && now() - fullAt < stayAway) return 'the disk of the database is full'
      if (s3) return null
      // A folder that is not there yet is made with the first file.
      const disk = await statfs(filesFolder).catch(() => null)
      return disk && disk.bavail * disk.bsize < leastRoom ? 'the disk of the files is full' : null
    },
  }
}
