import { connectIdle, connectWorker } from './connect-engine.ts'
import { createEngine, type Engine } from './engine.ts'

let started: Engine | null = null

/** One worker for as long as the page lives, started when the first project is planned. */
export function engineOfPage(): Engine {
  started ??= createEngine({ connectWorker, connectIdle })
  return started
}
