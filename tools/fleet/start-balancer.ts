import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '../project-files.ts'
import { endWithUs } from '../stack/end-with-us.ts'
import { freePort } from '../stack/free-port.ts'

export type Balancer = { readonly port: number; readonly stop: () => void }

/** The Caddyfile of compose.yaml in front of several http, without TLS. */
export async function startBalancer(hosts: readonly string[], ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-caddy-'))
  const [port, unused] = [await freePort(), await freePort()]
  const caddy = spawn(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', `${projectRoot}deploy/Caddyfile`],
    {
      stdio: 'ignore',
      env: {
        ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder },
        ARREDO_HOSTS: hosts.map((host) => `http://${host}:${port}`).join(', '),
        ...{ ARREDO_HTTP_PORT: String(port), ARREDO_HTTPS_PORT: String(unused) },
        ARREDO_UPSTREAM: ports.map((each) => `127.0.0.1:${each}`).join(' '),
      },
    },
  )
  endWithUs(caddy, 'SIGKILL')
  const deadline = Date.now() + 60_000
  while (!(await isThere(port))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}`)
    if (Date.now() > deadline) throw new Error('Caddy did not become ready')
    await pause(50)
  }
  return {
    port,
    stop() {
      caddy.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Any answer: whose host name it is asked for is the other's business. */
function isThere(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}
