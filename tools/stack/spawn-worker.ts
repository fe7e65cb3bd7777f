import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endWithUs } from './end-with-us.ts'
import { freePort } from './free-port.ts'

const entry = fileURLToPath(new URL('../../apps/server/src/worker.ts', import.meta.url))

/** The worker as a process of its own, taking jobs. */
export async function spawnWorker(
  workerUrl: string,
  environment: Readonly<Record<string, string>>,
  /** Its role, as on the command line. */
  role: readonly string[] = [],
): Promise<ChildProcess> {
  const port = await freePort()
  const worker = spawn(process.execPath, [entry, ...role], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: workerUrl, WORKER_PORT: String(port) },
      // A second of work for each of the seeds' articles: only where somebody looks at them.
      ARTICLE_PICTURES: 'false',
      ...environment,
    },
    // A group of its own: Ctrl-C goes to us alone, and we stop it in its turn.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  endWithUs(worker, 'SIGKILL')
  const deadline = Date.now() + 120_000
  while (!(await isReady(port))) {
    if (isGone(worker)) throw new Error(`The worker ended with ${worker.exitCode ?? worker.signalCode}`)
    if (Date.now() > deadline) throw new Error('The worker did not become ready')
    await pause(50)
  }
  return worker
}

/** Asked first; not for ever. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (isGone(child)) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await gone
  clearTimeout(late)
}

function isGone(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
