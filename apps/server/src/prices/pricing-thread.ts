import { parentPort } from 'node:worker_threads'
import { type Catalogue, openPack } from '@arredo/catalogue'
import { pricingTasks } from './pricing-tasks.ts'
import type { PricingErrand } from './work-apart.ts'

/** By hash. As many as the other side lets there be: then it begins with a new thread. */
const opened = new Map<string, Catalogue>()

parentPort?.on('message', ({ task, text, given, packs, fresh }: PricingErrand) => {
  for (const { hash, pack } of fresh) opened.set(hash, openPack(pack))
  const catalogues = new Map(
    packs.flatMap(([code, hash]) => {
      const catalogue = opened.get(hash)
      return catalogue ? [[code, catalogue] as const] : []
    }),
  )
  const run = pricingTasks[task] as (...given: unknown[]) => unknown
  parentPort?.postMessage(run(JSON.parse(text), catalogues, given))
})
