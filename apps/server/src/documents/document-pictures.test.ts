import pino from 'pino'
import { expect, it } from 'vitest'
import { StoreAway } from '../files/store-away.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import { documentPictures } from './document-pictures.ts'

function picturesWhere(projectPicture: () => Promise<Uint8Array>) {
  const context = {
    pictures: { projectPicture },
    progress: async () => {},
    ...{ signal: new AbortController().signal, log: pino({ level: 'silent' }) },
  } as unknown as JobContext
  const snapshot = { document: testKitchen('Drawn'), cover: null } as Parameters<typeof documentPictures>[1]
  return documentPictures(context, snapshot, new Map(), 'chosen')
}

it('a document goes without a picture that cannot be taken, and waits for one whose files are away', async () => {
  const failing = (error: Error) => () => Promise.reject(error)
  expect(await picturesWhere(failing(new Error('No stage')))).toEqual({ picture: null, views: [] })
  await expect(picturesWhere(failing(new StoreAway('away')))).rejects.toThrow(StoreAway)
})
