import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { endWithUs } from '../stack/end-with-us.ts'

export type ProductionProcess = {
  /** Asks it to stop as an orchestrator does; an error if it needs longer than an orchestrator waits. */
  readonly stop: () => Promise<void>
  /** For a run that went wrong. */
  readonly kill: () => void
  /** What it wrote last. */
  readonly log: () => string
  /** Waits until the question is answered with true. */
  readonly until: (isThere: () => Promise<boolean> | boolean) => Promise<void>
}

/** What compose.yaml leaves each between SIGTERM and SIGKILL: a worker may end its jobs first. */
const stopSeconds = { http: 10, worker: 30 }
const startSeconds = 120

/** One process of the packed application, with nothing in its environment but what is given here. */
export function startProduction(
  folder: string,
  entry: keyof typeof stopSeconds,
  settings: Readonly<Record<string, string>>,
): ProductionProcess {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...settings }
  const child = spawn(process.execPath, [`dist/server/${entry}.js`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(child, 'SIGKILL')
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-3000)
    })
  }
  const failure = (problem: string) => new Error(`${entry} ${problem}:\n${log}`)

  return {
    kill: () => void child.kill('SIGKILL'),
    log: () => log,
    async until(isThere) {
      const deadline = Date.now() + startSeconds * 1000
      while (!(await isThere())) {
        if (hasEnded(child)) throw failure(`ended with ${child.exitCode ?? child.signalCode}`)
        if (Date.now() > deadline) throw failure('did not get there')
        await pause(100)
      }
    },
    async stop() {
      if (hasEnded(child)) throw failure(`had ended with ${child.exitCode ?? child.signalCode} before`)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      const late = pause(stopSeconds[entry] * 1000, 'late', { ref: false })
      if ((await Promise.race([ended, late])) === 'late') {
        child.kill('SIGKILL')
        throw failure(`did not stop within ${stopSeconds[entry]} s`)
      }
      if (child.exitCode !== 0) throw failure(`stopped with ${child.exitCode ?? child.signalCode}`)
    },
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

export function isOk(port: number, path: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  )
}
