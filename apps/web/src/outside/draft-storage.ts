import type { DraftHead, DraftRow, DraftStorage, RowKind } from '@arredo/flows/drafts'
import { type DBSchema, openDB } from 'idb'

type Row = DraftRow & { readonly draft: string }

interface Stored extends DBSchema {
  head: { key: string; value: DraftHead }
  /** By draft, kind and name. */
  row: { key: [string, RowKind, string]; value: Row }
}

/** One record a row: an edit writes some hundred bytes, however large the project is. */
export async function openDraftStorage(name = 'arredo-drafts'): Promise<DraftStorage> {
  const database = await openDB<Stored>(name, 1, {
    upgrade(made) {
      made.createObjectStore('head', { keyPath: 'key' })
      made.createObjectStore('row', { keyPath: ['draft', 'kind', 'name'] })
    },
    // A page of a later version wants another shape: it must not wait for this one.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })

  return {
    async write({ head, clear, put, remove }) {
      const transaction = database.transaction(['head', 'row'], 'readwrite')
      const rows = transaction.objectStore('row')
      const asked: Promise<unknown>[] = [transaction.done]
      try {
        for (const kind of clear) asked.push(rows.delete(allOf(head.key, kind)))
        for (const { kind, name } of remove) asked.push(rows.delete([head.key, kind, name]))
        for (const row of put) asked.push(rows.put({ ...row, draft: head.key }))
        asked.push(transaction.objectStore('head').put(head))
      } catch (error) {
        // What cannot be cloned throws before anything is asked: the rest would be written without it.
        transaction.abort()
        await Promise.allSettled(asked)
        throw error
      }
      await Promise.all(asked)
    },
    heads: () => database.getAll('head'),
    async read(key) {
      const transaction = database.transaction(['head', 'row'])
      const [head, rows] = await Promise.all([
        transaction.objectStore('head').get(key),
        transaction.objectStore('row').getAll(allOf(key)),
      ])
      return head ? { head, rows: rows.map(({ draft: _, ...row }) => row) } : null
    },
    async remove(key) {
      const transaction = database.transaction(['head', 'row'], 'readwrite')
      await Promise.all([
        transaction.objectStore('row').delete(allOf(key)),
        transaction.objectStore('head').delete(key),
        transaction.done,
      ])
    },
  }
}

/** In IndexedDB's order of keys, an empty list comes after every text. */
function allOf(draft: string, kind?: RowKind): IDBKeyRange {
  return kind ? IDBKeyRange.bound([draft, kind], [draft, kind, []]) : IDBKeyRange.bound([draft], [draft, []])
}
