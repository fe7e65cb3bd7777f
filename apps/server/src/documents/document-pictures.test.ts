import type { StageView } from '@arredo/contract'
import type { SavedView } from '@arredo/project'
import pino from 'pino'
import { expect, it } from 'vitest'
import { StoreAway } from '../files/store-away.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import { documentPictures } from './document-pictures.ts'

type Covers = Parameters<typeof documentPictures>[4]

function picturesWhere(
  projectPicture: (wish: { readonly view: StageView }) => Promise<Uint8Array>,
  covers: Covers = [null],
) {
  const context = {
    pictures: { projectPicture },
    progress: async () => {},
    ...{ signal: new AbortController().signal, log: pino({ level: 'silent' }) },
  } as unknown as JobContext
  const document = { ...testKitchen('Drawn'), views }
  const snapshot = { document, cover: null } as unknown as Parameters<typeof documentPictures>[1]
  return documentPictures(context, snapshot, new Map(), 'chosen', covers)
}

const place = { eye: [0, -3000, 1600], target: [2000, 1500, 900] } as const
const sink: SavedView = { ...place, id: 'sink', name: 'Sink', fieldOfView: 40, order: 2, offered: true }
const door: SavedView = { ...place, id: 'door', name: 'Door', fieldOfView: 50, order: 1 }
const views = { sink, door }

it('a document goes without a picture that cannot be taken, and waits for one whose files are away', async () => {
  const failing = (error: Error) => () => Promise.reject(error)
  expect(await picturesWhere(failing(new Error('No stage')))).toEqual({ picture: null, views: [] })
  await expect(picturesWhere(failing(new StoreAway('away')))).rejects.toThrow(StoreAway)
})

it('[D-191 part] a view that is the cover is taken once, in place of the whole room, whether offers show it or not', async () => {
  const taken: string[] = []
  const take = async ({ view }: { readonly view: StageView }) => {
    const name = view === 'overview' ? 'room' : view.fieldOfView === 40 ? 'sink' : 'door'
    taken.push(name)
    return new TextEncoder().encode(name)
  }
  const takenFor = async (covers: Covers) => {
    taken.length = 0
    const { picture } = await picturesWhere(take, covers)
    return [...taken, picture === null ? 'no room' : 'room']
  }
  expect(await takenFor([sink])).toEqual(['sink', 'no room'])
  expect(await takenFor([door])).toEqual(['door', 'sink', 'no room'])
  expect(await takenFor([null])).toEqual(['sink', 'room', 'room'])
  expect(await takenFor([sink, null])).toEqual(['sink', 'room', 'room'])
})

it('[D-191 part] a cover that cannot be taken leaves its place to the whole room', async () => {
  const take = async ({ view }: { readonly view: StageView }) => {
    if (view !== 'overview') throw new Error('No stage')
    return new Uint8Array([1])
  }
  expect(await picturesWhere(take, [sink])).toEqual({ picture: new Uint8Array([1]), views: [] })
})
