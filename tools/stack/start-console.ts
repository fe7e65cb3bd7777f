import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createServer as createViteServer } from 'vite'
import { projectRoot } from '../project-files.ts'
import { freePort } from './free-port.ts'

/** A page on another site that embeds the application; reached under any name that ends in localhost. */
export type HostPage = { readonly port: number; readonly stop: () => Promise<void> }

/** While it is being worked on. The port is part of the origin that atlas lists. */
export async function startConsole(wished = 4300): Promise<HostPage> {
  const port = await freePort(wished)
  const vite = await createViteServer({
    root: `${projectRoot}apps/console`,
    clearScreen: false,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, strictPort: true, hmr: { host: '127.0.0.1', port } },
  })
  await vite.listen()
  return { port, stop: () => vite.close() }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** As it was built, by nothing but a file server: what a shop's own page would be. */
export function serveConsole(folder: string): Promise<HostPage> {
  const server = createHttpServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any')
    const path = normalize(pathname === '/' ? '/index.html' : pathname)
    try {
      const body = await readFile(join(folder, path))
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const stop = () => new Promise<void>((stopped) => void server.close(() => stopped()))
      resolve({ port: typeof address === 'object' && address ? address.port : 0, stop })
    })
  })
}
