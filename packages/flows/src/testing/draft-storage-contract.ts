import type { DraftHead, DraftRow, DraftStorage } from '../drafts/drafts-port.ts'

type Case = {
  readonly name: string
  /** On a storage of its own, which is empty. Runs in a browser too. */
  readonly run: (storage: DraftStorage) => Promise<unknown>
  readonly gives: unknown
}

const nothing = { clear: [], put: [], remove: [] } as const

const base: DraftRow = { kind: 'base', name: '', value: { version: 7, rows: {}, header: { name: 'Küche' } } }

const awkward = record('r1', { text: 'ä "\u2028 😀', deep: [null, [0.1, -1, 1e21]], 'a b': {}, '': false })

/** What every storage of drafts must do; each has a test that runs it on itself. */
export const draftStorageContract: readonly Case[] = [
  {
    name: 'knows nothing in the beginning',
    run: async (storage) => [await storage.heads(), await storage.read('a'), await removed(storage, 'a')],
    gives: [[], null, []],
  },
  {
    name: 'gives back what was written, whatever a record holds',
    run: async (storage) => {
      await storage.write({ ...nothing, head: head('a'), put: [base, awkward] })
      return sorted(await storage.read('a'))
    },
    gives: { head: head('a'), rows: [base, awkward] },
  },
  {
    name: 'writes single rows over what is there, and the head each time',
    run: async (storage) => {
      await storage.write({ ...nothing, head: head('a'), put: [base, record('r1', 1), record('r2', 2)] })
      await storage.write({ ...nothing, head: head('a', 'Bath'), put: [record('r2', 3), record('r3', null)] })
      return sorted(await storage.read('a'))
    },
    gives: {
      head: head('a', 'Bath'),
      rows: [base, record('r1', 1), record('r2', 3), record('r3', null)],
    },
  },
  {
    name: 'clears kinds and removes rows before it puts, and leaves the others',
    run: async (storage) => {
      const put = [base, record('r1', 1), record('r2', 2), step(1), step(2), step(10)]
      await storage.write({ ...nothing, head: head('a'), put })
      await storage.write({
        ...{ head: head('a'), clear: ['record'], put: [record('r2', 4), step(2)] },
        remove: [step(1), { kind: 'step', name: '99' }, step(2)],
      })
      return sorted(await storage.read('a'))
    },
    gives: { head: head('a'), rows: [base, record('r2', 4), step(10), step(2)] },
  },
  {
    name: 'keeps drafts apart whose keys begin alike',
    run: async (storage) => {
      for (const key of ['a', 'a b', 'ab', 'a\uffff', ''])
        await storage.write({ ...nothing, head: head(key), put: [record('r1', key), step(1)] })
      await storage.write({ head: head('a', 'Bath'), clear: ['record', 'step'], put: [], remove: [] })
      await storage.remove('ab')
      const left = (await storage.heads()).map(({ key, name }) => `${key}: ${name}`).toSorted()
      const rows = ['a', 'a b', 'ab', 'a\uffff', ''].map(
        async (key) => (await storage.read(key))?.rows.length,
      )
      return [left, (await Promise.all(rows)).map((count) => count ?? 'gone')]
    },
    gives: [
      [': Kitchen', 'a b: Kitchen', 'a: Bath', 'a\uffff: Kitchen'],
      [0, 2, 'gone', 2, 2],
    ],
  },
  {
    name: 'does what is asked first first, without anybody waiting',
    run: async (storage) => {
      const asked: Promise<unknown>[] = []
      for (let turn = 0; turn < 50; turn++)
        asked.push(storage.write({ ...nothing, head: head('a', `Turn ${turn}`), put: [record('r1', turn)] }))
      const read = storage.read('a')
      asked.push(storage.remove('a'))
      asked.push(storage.write({ ...nothing, head: head('a', 'Anew'), put: [step(1)] }))
      await Promise.all(asked)
      return [await read, await storage.read('a')]
    },
    gives: [
      { head: head('a', 'Turn 49'), rows: [record('r1', 49)] },
      { head: head('a', 'Anew'), rows: [step(1)] },
    ],
  },
  {
    name: 'writes all of it or nothing',
    run: async (storage) => {
      await storage.write({ ...nothing, head: head('a'), put: [record('r1', 1)] })
      // Nothing that JSON can say: a document never holds it, and no storage takes it.
      const broken = record('r3', { toJSON: refuses, refuses })
      const put = [record('r1', 2), record('r2', 2), broken]
      const ended = await storage.write({ head: head('a', 'Bath'), clear: ['step'], put, remove: [] }).then(
        () => 'written',
        () => 'refused',
      )
      await storage.write({ ...nothing, head: head('b'), put: [] })
      return [ended, await storage.read('a'), (await storage.heads()).length]
    },
    gives: ['refused', { head: head('a'), rows: [record('r1', 1)] }, 2],
  },
  {
    name: 'holds what it was given then, not what became of it',
    run: async (storage) => {
      const value = { width: 600 }
      const writing = storage.write({ ...nothing, head: head('a'), put: [record('r1', value)] })
      value.width = 900
      await writing
      const [row] = (await storage.read('a'))?.rows ?? []
      const found = row?.value as typeof value
      const before = found.width
      found.width = 300
      return [before, (await storage.read('a'))?.rows]
    },
    gives: [600, [record('r1', { width: 600 })]],
  },
]

function head(key: string, name = 'Kitchen'): DraftHead {
  return {
    ...{ key, remote: key, who: 'pro-1', version: 7, name, project: null, revision: 0, status: 'unsaved' },
    ...{ savedAt: null, isLoaded: false, isTradeKnown: true, alternative: 'a', chosen: null },
    ...{ isChanged: true, isSent: false, lastStep: 0, keptAt: 1_763_200_000_000 },
  }
}

function record(id: string, value: unknown): DraftRow {
  return { kind: 'record', name: `rows ${id}`, value }
}

function step(number: number): DraftRow {
  return { kind: 'step', name: String(number), value: { label: `Step ${number}` } }
}

function refuses(): never {
  throw new Error('Not to be stored')
}

async function removed(storage: DraftStorage, key: string): Promise<unknown> {
  await storage.remove(key)
  return storage.heads()
}

/** Rows come in any order. */
function sorted(draft: Awaited<ReturnType<DraftStorage['read']>>) {
  const place = ({ kind, name }: DraftRow) => `${kind} ${name}`
  return draft && { ...draft, rows: draft.rows.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)) }
}
