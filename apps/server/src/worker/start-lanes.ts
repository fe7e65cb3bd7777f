import type { Lane } from './lanes.ts'
import { startWorker, type Worker, type WorkerOptions } from './start-worker.ts'

/** Where one job runs at a time: for it, its progress, and a look at whether it is still ours. */
const fewConnections = 4

/** Several queues in one process, started and stopped together. */
export async function startLanes(
  lanes: readonly [Lane, ...Lane[]],
  options: Omit<WorkerOptions, 'work'>,
): Promise<Worker> {
  const [first, ...others] = lanes
  const start = ({ work, jobsAtOnce }: Lane) => {
    const most = options.settings.databaseConnections
    const databaseConnections = jobsAtOnce === 1 ? Math.min(fewConnections, most) : most
    return startWorker({
      ...options,
      work,
      settings: { ...options.settings, jobsAtOnce, databaseConnections },
    })
  }
  const worker = await start(first)
  const started = [worker]
  try {
    for (const lane of others) started.push(await start(lane))
  } catch (error) {
    await Promise.all(started.map(({ stop }) => stop()))
    throw error
  }
  return { ...worker, stop: async () => void (await Promise.all(started.map(({ stop }) => stop()))) }
}
