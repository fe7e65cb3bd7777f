import { readWorkerSettings } from './settings.ts'
import { buildWorker } from './worker/build-worker.ts'
import { readWorkerRole } from './worker/worker-role.ts'

const role = readWorkerRole(process.argv.slice(2))
const worker = await buildWorker(readWorkerSettings(process.env), role)

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    worker.log.info({ signal }, 'stopping')
    worker.stop().then(
      () => process.exit(0),
      (error) => {
        worker.log.fatal({ err: error }, 'could not stop in order')
        process.exit(1)
      },
    )
  })
}
