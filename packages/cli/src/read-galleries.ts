import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, readSource } from '@arredo/catalogue/compile'
import { GallerySource } from '@arredo/contract'
import { hashOf, readBareFile } from './describe-file.ts'

export type ReadGalleries =
  | {
      readonly ok: true
      readonly galleries: readonly GallerySource[]
      /** The pictures they show, by the SHA-256 of their content. */
      readonly pictures: ReadonlyMap<string, Buffer>
    }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** The furnished rooms of a catalogue's folder: one file of `galleries/` each, pictures beside them. */
export async function readGalleries(folder: string): Promise<ReadGalleries> {
  const place = join(folder, 'galleries')
  if (!existsSync(place)) return { ok: true, galleries: [], pictures: new Map() }

  const names = (await readdir(place)).filter((name) => /\.(ya?ml|json)$/.test(name)).toSorted()
  const pictures = new Map<string, Buffer>()
  const galleries: GallerySource[] = []
  const findings: Finding[] = []
  for (const name of names) {
    const file = `galleries/${name}`
    const source = readSource([{ path: file, text: await readFile(join(place, name), 'utf8') }])
    findings.push(...source.findings)
    if (source.findings.length > 0) continue

    const { picture } = source.data
    const known = typeof picture === 'string' ? await pictureOf(join(place, picture)) : null
    if (known) pictures.set(known.hash, known.bytes)
    const address = known ? { picture: `/textures/${known.hash}.webp` } : {}
    const read = GallerySource.safeParse({ ...source.data, ...address })
    if (read.success) galleries.push(read.data)
    for (const { path, message } of read.error?.issues ?? []) {
      const steps = path.map((step) => (typeof step === 'number' ? step : String(step)))
      findings.push({ ...source.locate(steps), message: `${steps.join('.')}: ${message}` })
    }
  }
  return findings.length > 0 ? { ok: false, findings } : { ok: true, galleries, pictures }
}

/** A file beside the gallery; null for an address, and for a file that is not there. */
async function pictureOf(path: string): Promise<{ hash: string; bytes: Buffer } | null> {
  if (!path.endsWith('.webp') || !existsSync(path)) return null
  const bytes = await readBareFile(path)
  return { bytes, hash: hashOf(bytes) }
}
