import { type MaterialCode, type Pack, packFileHash, packFiles } from '@arredo/catalogue'
import type { Part } from '@arredo/geometry'
import type { FileStore } from '../files/file-store.ts'

/** Reads files of one tenant by the hash of their content. */
export type TextureFiles = Pick<FileStore, 'read'>

/** The materials that these parts show, and others that are named. */
export function shownMaterials(
  parts: readonly Part[],
  materials: Pack['materials'],
  others: readonly MaterialCode[] = [],
): Pack['materials'] {
  const codes = new Set([...parts.map(({ material }) => material), ...others])
  return Object.fromEntries(Object.entries(materials).filter(([code]) => codes.has(code)))
}

/**
 * Every picture of these surfaces and every model of these parts that the tenant has, as base64 by its name;
 * other surfaces are drawn flat, other models as boxes.
 */
export async function readTextures(
  files: TextureFiles | undefined,
  materials: Pack['materials'],
  parts: readonly Part[],
): Promise<Readonly<Record<string, string>>> {
  if (!files) return {}
  const textures = packFiles({ materials, recipes: {} }).map(({ file }) => file)
  const models = parts.flatMap((part) => (part.shape === 'asset' ? [part.asset] : []))
  const read = await Promise.all(
    [...new Set([...textures, ...models])].map(async (file) => {
      const hash = packFileHash(file)
      const bytes = hash && (await files.read(hash))
      return bytes ? [[file, Buffer.from(bytes).toString('base64')] as const] : []
    }),
  )
  return Object.fromEntries(read.flat())
}
