import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

export type StageFile = { readonly body: Buffer; readonly contentType: string }

/** Where the stage's page and scripts come from; null for whatever it must not have. */
export type StageFiles = {
  readonly address: string
  readonly read: (url: URL) => Promise<StageFile | null>
}

/** Reserved for names that never resolve: even a request that slipped through would go nowhere. */
const origin = 'http://stage.invalid'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** The built web application's own files, read from disk: no server takes part. */
export function builtStageFiles(webFolder: string): StageFiles {
  return {
    address: `${origin}/stage.html`,
    async read(url) {
      const contentType = contentTypes[extname(url.pathname)]
      if (url.origin !== origin || !contentType) return null
      const path = join(webFolder, normalize(url.pathname))
      const body = await readFile(path).catch(() => null)
      return body && { body, contentType }
    },
  }
}

/** While developing, scripts come from Vite, which writes no HTML here. */
export function developmentStageFiles(webDevUrl: string): StageFiles {
  const vite = new URL(webDevUrl).origin
  const page = '<!doctype html><title>Stage</title><script type="module" src="/src/stage/main.ts"></script>'
  return {
    address: `${vite}/stage.html`,
    async read(url) {
      if (url.origin !== vite) return null
      if (url.pathname === '/stage.html') return { body: Buffer.from(page), contentType: 'text/html' }
      const response = await fetch(url).catch(() => null)
      if (!response?.ok) return null
      const contentType = response.headers.get('content-type') ?? 'text/javascript'
      return { body: Buffer.from(await response.arrayBuffer()), contentType }
    },
  }
}
