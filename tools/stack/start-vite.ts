import { createServer } from 'vite'
import { freePort } from './free-port.ts'

export type Vite = { readonly url: string; readonly stop: () => Promise<void> }

/** Vite serves modules to our server, which serves them to the page; only its socket goes there directly. */
export async function startVite(root: string): Promise<Vite> {
  const port = await freePort()
  const host = '127.0.0.1'
  const server = await createServer({
    root,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { host, port, strictPort: true, hmr: { host, port, clientPort: port, protocol: 'ws' } },
  })
  await server.listen()
  return { url: `http://${host}:${port}`, stop: () => server.close() }
}
