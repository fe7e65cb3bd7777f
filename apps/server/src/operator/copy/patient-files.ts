import type { FileStore } from '../../files/file-store.ts'
import type { Patience } from '../../files/s3/patience.ts'

/** Waits for a store that is away where a person would be told at once; `put` has a patience of its own. */
export function patientFiles(store: FileStore, patience: Patience): FileStore {
  return {
    ...store,
    has: (hash) => patience(() => store.has(hash)),
    read: (hash) => patience(() => store.read(hash)),
    async *putBefore(moment, after) {
      let last = after
      let names = store.putBefore(moment, last)[Symbol.asyncIterator]()
      const next = async () => {
        try {
          return await names.next()
        } catch (error) {
          // One that has thrown has ended.
          names = store.putBefore(moment, last)[Symbol.asyncIterator]()
          throw error
        }
      }
      for (let one = await patience(next); !one.done; one = await patience(next)) {
        last = one.value
        yield last
      }
    },
    remove: (hash, putBefore) => patience(() => store.remove(hash, putBefore)),
  }
}
