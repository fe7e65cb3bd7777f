import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Actor, everyOrder, inOrder } from '../../testing/every-order.ts'
import { memoryBucket } from '../../testing/memory-bucket.ts'
import { fileNameOf } from '../file-store.ts'
import { isStoreAway, StoreAway } from '../store-away.ts'
import type { Bucket } from './bucket.ts'
import { bucketFiles } from './bucket-files.ts'
import { type Marks, marksIn } from './marks.ts'
import type { Patience } from './patience.ts'

const bytes = Buffer.from('removed and put at the same time')
const hash = fileNameOf(bytes)
const key = `1/${hash.slice(0, 2)}/${hash}`
const weekAgo = 1_000_000
const today = 700_000_000
/** What a request may take before the server drops it. */
const requestLasts = 15_000

type World = { readonly isHere: () => Promise<boolean>; readonly actors: readonly Actor[] }
type Crowd = { readonly removers: number; readonly putters: number } & Circumstances
type Circumstances = {
  readonly isMarked?: boolean
  /** The first removal of the file has no answer and comes when it likes; whoever sent it hears so, or sends another. */
  readonly unanswered?: 'said' | 'sentAgain' | undefined
}

/** As patient as need be, and no step by itself. */
const patience: Patience = async (work) => {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isStoreAway(error)) throw error
    }
  }
}

/** A file that is a week old, who removes it, and who puts it again; each request is a step. */
async function world({ removers, putters, isMarked = true, unanswered }: Crowd): Promise<World> {
  let clock = weekAgo
  const lost = unanswered && lostRemoval(unanswered)
  const bucket = memoryBucket(() => clock)
  await bucket.put(key, bytes)
  clock = today

  const files = (step: Step, answer: Step = async () => {}) => {
    const own = stepped(bucket, { step, answer, now: () => clock, lost })
    const pause = async () => {
      // What is late may still come after the first of them.
      clock += lost ? 14_000 : 35_000
      await step()
    }
    const marks = marksIn(own, { now: () => clock, pause })
    const unmarked: Marks = {
      ...marks,
      letsStay: async () => true,
      async removeMarked(name, isStillOld) {
        const isOld = await isStillOld()
        if (isOld) await own.remove(name)
        return isOld
      },
    }
    return bucketFiles(own, { patience, givesAddresses: false, marks: isMarked ? marks : unmarked }).of(1)
  }
  const remover: Actor = async (step) => {
    const removing = files(step, step).remove(hash, new Date(today - 1_000))
    await removing.catch((error) => {
      if (!isStoreAway(error)) throw error
    })
  }
  const putter: Actor = async (step) => void (await files(step).put(bytes))
  return {
    isHere: async () => (await bucket.changedAt(key)) !== null,
    actors: [...Array(removers).fill(remover), ...Array(putters).fill(putter), ...(lost ? [lost.comes] : [])],
  }
}

type Step = () => Promise<void>
/** Whoever has the answer of a request may be the last to go on with it. */
type Steps = {
  readonly step: Step
  readonly answer: Step
  readonly now: () => number
  readonly lost: LostRemoval | undefined
}

type LostRemoval = { readonly comes: Actor; readonly takes: (removal: Step) => 'said' | 'sentAgain' | null }

function lostRemoval(then: 'said' | 'sentAgain'): LostRemoval {
  const taken = Promise.withResolvers<Step>()
  let isTaken = false
  return {
    async comes(step) {
      const removal = await taken.promise
      await step()
      await removal()
    },
    takes(removal) {
      if (isTaken) return null
      isTaken = true
      taken.resolve(removal)
      return then
    },
  }
}

function stepped(bucket: Bucket, { step, answer, now, lost }: Steps): Bucket {
  return {
    ...bucket,
    async put(...given) {
      await step()
      await bucket.put(...given)
    },
    async changedAt(name) {
      await step()
      const changedAt = await bucket.changedAt(name)
      await answer()
      return changedAt
    },
    async *list(...given) {
      await step()
      yield* bucket.list(...given)
    },
    async remove(name) {
      const send = () => {
        const sent = now()
        return async () => {
          if (now() - sent < requestLasts) await bucket.remove(name)
        }
      }
      const removal = send()
      await step()
      const fate = (name === key && lost?.takes(removal)) || null
      if (fate === 'said') throw new StoreAway('No answer')
      if (fate === null) return removal()
      const again = send()
      await step()
      await again()
    },
  }
}

it('a file that was put is there, in whatever order its requests and those of a remover come', async () => {
  expect(await orderThatLoses()).toBeNull()
})

it('and with a remover that dies before any of its requests', async () => {
  for (let steps = 0; steps < 8; steps++) expect(await orderThatLoses({ diesAfter: steps })).toBeNull()
})

it('and with a removal that has no answer and comes late', async () => {
  expect(await orderThatLoses({ unanswered: 'said' })).toBeNull()
})

it('and with several of both, in orders by chance', async () => {
  const chance = fc.tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.constantFrom(undefined, 'said' as const),
    fc.array(fc.nat(5), { maxLength: 60 }),
  )
  await fc.assert(
    fc.asyncProperty(chance, async ([removers, putters, unanswered, choices]) => {
      const { actors, isHere } = await world({ removers, putters, unanswered })
      let turn = 0
      await inOrder(actors, (count) => (choices[turn++] ?? 0) % count)
      expect(await isHere()).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})

it('without marks it would be lost', async () => {
  expect(await orderThatLoses({ isMarked: false })).not.toBeNull()
})

it('nor would it be safe to send a removal again that had no answer', async () => {
  expect(await orderThatLoses({ unanswered: 'sentAgain' })).not.toBeNull()
})

class Loss extends Error {}

/** One after which the file is not there although a put of it had ended; null when there is none. */
async function orderThatLoses({ diesAfter, ...circumstances }: { diesAfter?: number } & Circumstances = {}) {
  try {
    const orders = await everyOrder(async (choose) => {
      const { actors, isHere } = await world({ removers: 1, putters: 1, ...circumstances })
      const order = await inOrder(actors, choose, diesAfter === undefined ? {} : { 0: diesAfter })
      if (!(await isHere())) throw new Loss(order)
    })
    expect(orders).toBeGreaterThan(1)
    return null
  } catch (error) {
    if (error instanceof Loss) return error.message
    throw error
  }
}
