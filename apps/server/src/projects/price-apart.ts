import { Worker } from 'node:worker_threads'
import type { Catalogue, Pack } from '@arredo/catalogue'
import type { priceDocument } from './price-document.ts'

/** As it crosses to the thread: text, because copying a large document record by record costs as much as pricing it. */
export type PricingErrand = {
  /** A document without its trade sheet, which no customer's price knows. */
  readonly text: string
  /** Code and hash of every pack it needs. */
  readonly packs: readonly (readonly [code: string, hash: string])[]
  /** Those that the thread has not seen yet. */
  readonly fresh: readonly { readonly hash: string; readonly pack: Pack }[]
}

type Priced = ReturnType<typeof priceDocument>

export type Wanted = Pick<PricingErrand, 'text' | 'packs'> & {
  readonly catalogues: ReadonlyMap<string, Catalogue>
}

/** The largest document there may be takes a fifth of a second. */
const patience = 10_000
/** Who comes behind so many would wait longer than a person does. */
const mostWaiting = 20
const mostPacks = 32
const memory = { maxOldGenerationSizeMb: 512 }

/** Beside this file in the sources, beside the entry in the build: the same name from both. */
const script = new URL(`./pricing-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

type Thread = { readonly worker: Worker; readonly known: Set<string> }

let kept: Thread | null = null
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Prices in another thread, one document after the other: while a large one is worked out, everybody else is
 * answered. `busy` when too many wait, or it takes too long.
 */
export function priceApart(wanted: Wanted): Promise<Priced | 'busy'> {
  if (waiting >= mostWaiting) return Promise.resolve('busy')
  waiting++
  const turn = last.then(() => ask(wanted)).finally(() => waiting--)
  last = turn.catch(() => {})
  return turn
}

async function ask({ text, packs, catalogues }: Wanted): Promise<Priced | 'busy'> {
  if (kept && kept.known.size > mostPacks) await end(kept)
  kept ??= { worker: new Worker(script, { resourceLimits: memory }), known: new Set() }
  const thread = kept
  const fresh = packs.flatMap(([code, hash]) => {
    const pack = thread.known.has(hash) ? undefined : catalogues.get(code)?.pack
    return pack ? [{ hash, pack }] : []
  })
  for (const { hash } of fresh) thread.known.add(hash)
  thread.worker.ref()
  try {
    const price = await answerOf(thread.worker, { text, packs, fresh })
    if (price === 'busy') await end(thread)
    return price
  } catch (error) {
    await end(thread)
    throw error
  } finally {
    // It does not keep a process from ending.
    thread.worker.unref()
  }
}

function answerOf(worker: Worker, errand: PricingErrand): Promise<Priced | 'busy'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve('busy')), patience)
    const onMessage = (price: Priced) => settle(() => resolve(price))
    const onError = (error: unknown) => settle(() => reject(error))
    const onExit = (code: number) => settle(() => reject(new Error(`The pricing thread ended with ${code}`)))
    function settle(how: () => void): void {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      how()
    }
    worker.once('message', onMessage).once('error', onError).once('exit', onExit)
    worker.postMessage(errand)
  })
}

async function end(thread: Thread): Promise<void> {
  if (kept === thread) kept = null
  await thread.worker.terminate()
}
