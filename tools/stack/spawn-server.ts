import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endWithUs } from './end-with-us.ts'

const entry = fileURLToPath(new URL('../../apps/server/src/http.ts', import.meta.url))

/** The server as a process of its own, ready to be asked. */
export async function spawnServer(
  appUrl: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [entry], {
    // Whoever measures or breaks it is one address, and more than a crowd.
    env: {
      ...process.env,
      DATABASE_URL: appUrl,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      RATE_FACTOR: '1000',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  endWithUs(server, 'SIGKILL')
  const deadline = Date.now() + 120_000
  while (!(await isReady(port))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    if (Date.now() > deadline) throw new Error('The server did not become ready')
    await pause(50)
  }
  return server
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
