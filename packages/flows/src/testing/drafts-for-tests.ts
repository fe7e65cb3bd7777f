import type { DraftHead, DraftRow, DraftStorage, DraftsPort } from '../drafts/drafts-port.ts'

export type DraftsForTests = DraftsPort & {
  /** What the next writes end with; null lets them through again. */
  readonly breakWith: (error: Error | null) => void
  /** Locks of pages that live elsewhere. */
  readonly others: Set<string>
  readonly own: ReadonlySet<string>
  readonly leave: () => void
  readonly online: () => void
  /** Bytes of each write, as JSON. */
  readonly written: readonly number[]
}

/** A browser's drafts in memory, JSON and all. */
export function draftsForTests(): DraftsForTests {
  const own = new Set<string>()
  const others = new Set<string>()
  const written: number[] = []
  let problem: Error | null = null
  let signs = { leaving: () => {}, online: () => {} }
  const storage = memoryStorage()
  return {
    own,
    others,
    written,
    breakWith(error) {
      problem = error
    },
    leave: () => signs.leaving(),
    online: () => signs.online(),
    storage: {
      ...storage,
      async write(change) {
        if (problem) throw problem
        written.push(JSON.stringify(change).length)
        return storage.write(change)
      },
    },
    locks: {
      hold(name) {
        own.add(name)
        return () => own.delete(name)
      },
      held: async () => new Set([...own, ...others]),
    },
    watch(given) {
      signs = given
      return () => {}
    },
  }
}

export function memoryStorage(): DraftStorage {
  const drafts = new Map<string, { head: DraftHead; rows: Map<string, DraftRow> }>()
  const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
  const named = ({ kind, name }: Pick<DraftRow, 'kind' | 'name'>) => `${kind} ${name}`
  return {
    async write({ head, clear, put, remove }) {
      const rows = new Map(drafts.get(head.key)?.rows)
      for (const [name, { kind }] of rows) if (clear.includes(kind)) rows.delete(name)
      for (const row of remove) rows.delete(named(row))
      for (const row of put) rows.set(named(row), copy(row))
      drafts.set(head.key, { head: copy(head), rows })
    },
    heads: async () => [...drafts.values()].map(({ head }) => copy(head)),
    async read(key) {
      const draft = drafts.get(key)
      return draft ? copy({ head: draft.head, rows: [...draft.rows.values()] }) : null
    },
    async remove(key) {
      drafts.delete(key)
    },
  }
}
