import { parentPort } from 'node:worker_threads'
import { writeWorkbook } from '@arredo/catalogue/compile'
import type { Errand } from './judge-apart.ts'
import { judgeCatalogue } from './judge-catalogue.ts'

/** The whole life of the thread that `judgeApart` keeps: one errand after the other. */
parentPort?.on('message', async (errand: Errand) => {
  parentPort?.postMessage(
    errand.kind === 'judge' ? await judgeCatalogue(errand.evidence) : writeWorkbook(errand.files),
  )
})
