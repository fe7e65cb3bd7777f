import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environmentFile, type Light } from '@arredo/project'

/** Beside a source file they lie in the app's folder, beside the bundle in the build's. */
const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../environments' : '../environments', import.meta.url),
)

/** A file of the library of light; `npm run environments` makes them. */
export function readEnvironmentFile(file: string): Promise<Uint8Array | null> {
  if (!/^[A-Za-z0-9_-]{1,100}\.(json|hdr|webp)$/.test(file)) return Promise.resolve(null)
  return readFile(join(folder, file)).catch(() => null)
}

/** The light around a room for the stage, which has no network: as base64 by its name; nothing where there is none, or none is chosen. */
export async function readEnvironment(light: Light): Promise<Readonly<Record<string, string>>> {
  const name = environmentFile(light)
  if (name === null) return {}
  const bytes = await readEnvironmentFile(name.slice(name.indexOf('/') + 1))
  return bytes ? { [name]: Buffer.from(bytes).toString('base64') } : {}
}
