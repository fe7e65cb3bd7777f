import { spawn } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '../project-files.ts'
import { endWithUs } from '../stack/end-with-us.ts'
import { freePort } from '../stack/free-port.ts'
import type { Steps } from './steps.ts'

const host = 'atlas.localhost'

/** The Caddyfile of compose.yaml as a process, with certificates of its own, in front of a running http. */
export async function standBehindCaddy(
  { step, cleanUp }: Steps,
  folder: string,
  port: number,
): Promise<void> {
  const [plain, secure] = [await freePort(), await freePort()]
  const caddy = spawn(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', `${projectRoot}deploy/Caddyfile`],
    {
      stdio: 'ignore',
      env: {
        ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: join(folder, 'caddy') },
        ...{ ARREDO_HOSTS: host, ARREDO_TLS: 'tls internal', ARREDO_UPSTREAM: `127.0.0.1:${port}` },
        ...{ ARREDO_HTTP_PORT: String(plain), ARREDO_HTTPS_PORT: String(secure) },
      },
    },
  )
  endWithUs(caddy, 'SIGKILL')
  cleanUp(() => void caddy.kill('SIGKILL'))
  const started = new Promise<void>((resolve, reject) => {
    caddy.once('spawn', resolve)
    caddy.once('error', () => reject(new Error('No caddy here: install it (Debian: caddy)')))
  })

  await step('Caddy: https sends cookies bound to the host and asks browsers to stay', async () => {
    await started
    await until(() => answer(secure, '/livez').then(({ statusCode }) => statusCode === 200))
    const login = await answer(secure, '/api/auth/login', {
      userid: 'atlas',
      username: 'seller',
      password: 'kitchen-2026',
      carrier: 'cookie',
    })
    const cookie = login.headers['set-cookie']?.[0] ?? ''
    for (const part of ['__Host-', 'Secure', 'HttpOnly', 'Path=/']) expectIn(cookie, part)
    expectIn(login.headers['strict-transport-security'] ?? 'no HSTS', 'max-age=31536000')
    const page = await answer(secure, '/')
    expectIn(page.headers['content-encoding'] ?? 'not compressed', 'gzip')
  })
  await step('Caddy: what a caller says about itself is not believed', async () => {
    const page = await answer(secure, '/', undefined, {
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '10.0.0.1',
    })
    expectIn(page.headers['strict-transport-security'] ?? 'believed to be http', 'max-age')
  })
  caddy.kill('SIGTERM')
}

function answer(
  port: number,
  path: string,
  body?: object,
  more: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> {
  const json = body && { 'content-type': 'application/json', origin: `https://${host}:${port}` }
  const headers = { host: `${host}:${port}`, 'accept-encoding': 'gzip', ...json, ...more }
  const method = body ? 'POST' : 'GET'
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      servername: host,
      port,
      path,
      method,
      headers,
      rejectUnauthorized: false,
    }
    const sent = request(options, (response) => {
      response.resume()
      resolve(response)
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await isThere().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('Caddy does not answer')
    await pause(200)
  }
}

function expectIn(text: string, words: string): void {
  if (!text.includes(words)) throw new Error(`Expected "${words}" in: ${text}`)
}
