import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { keptThreads } from './kept-threads.ts'

type Errand = 'count' | 'throw' | 'spend' | { readonly beats: Int32Array }

/** Says how many errands it has had; one with beats never ends. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    let errands = 0
    parentPort.on('message', (errand) => {
      errands += 1
      while (errand.beats) Atomics.add(errand.beats, 0, 1)
      if (errand === 'throw') throw new Error('broken')
      parentPort.postMessage(errand === 'spend' ? 'spent' : errands)
    })
  `)}`,
)

it('a thread that answers is kept, one that breaks or is spent is not', async () => {
  const isSpentBy = (outcome: unknown) => outcome === 'spent'
  const ask = keptThreads<Errand>({ script, memory: {}, patience: 120_000, isSpentBy })
  expect([await ask('count'), await ask('count')]).toEqual([1, 2])
  await expect(ask('throw')).rejects.toThrow('broken')
  expect(await ask('count')).toBe(1)
  expect(await ask('spend')).toBe('spent')
  expect(await ask('count')).toBe(1)
  expect(await Promise.all([ask('count'), ask('count')])).toEqual([2, 1])
})

it('a thread that hangs is ended', async () => {
  const ask = keptThreads<Errand>({ script, memory: {}, patience: 2_000 })
  const beats = new Int32Array(new SharedArrayBuffer(4))
  expect(await ask({ beats })).toBe('too slow')
  const atItsEnd = Atomics.load(beats, 0)
  await pause(200)
  expect(Atomics.load(beats, 0)).toBe(atItsEnd)
})
