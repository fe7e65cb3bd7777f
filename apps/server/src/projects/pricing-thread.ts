import { parentPort } from 'node:worker_threads'
import { type Catalogue, openPack } from '@arredo/catalogue'
import type { PricingErrand } from './price-apart.ts'
import { priceDocument } from './price-document.ts'

/** By hash. As many as the other side lets there be: then it begins with a new thread. */
const opened = new Map<string, Catalogue>()

parentPort?.on('message', ({ text, packs, fresh }: PricingErrand) => {
  for (const { hash, pack } of fresh) opened.set(hash, openPack(pack))
  const catalogues = new Map(
    packs.flatMap(([code, hash]) => {
      const catalogue = opened.get(hash)
      return catalogue ? [[code, catalogue] as const] : []
    }),
  )
  parentPort?.postMessage(priceDocument({ ...JSON.parse(text), trade: {} }, catalogues))
})
