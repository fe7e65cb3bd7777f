import type { Answer, CatalogueRelease, CatalogueSource } from '@arredo/contract'
import type { Compiled } from './check-catalogue.ts'
import type { Call } from './session.ts'
import { textureHashes } from './texture-files.ts'

export type Publication = {
  readonly compiled: Compiled
  /** The server makes workbooks of it. */
  readonly source: CatalogueSource
  /** By their SHA-256; read only when the server asks for one. */
  readonly textures: () => Promise<ReadonlyMap<string, Buffer>>
  readonly at?: string
  readonly previousUntil?: string
}

export type Published = {
  readonly release: CatalogueRelease
  readonly warnings: readonly string[]
  readonly uploaded: number
}

/** Textures and models first, so that nothing is ever sold that cannot be seen. */
export async function publishCatalogue(call: Call, publication: Publication): Promise<Answer<Published>> {
  const { compiled, source, at, previousUntil } = publication
  const { pack, tradeTerms, hash } = compiled
  const uploaded = await uploadTextures(call, publication)
  if (!uploaded.ok) return uploaded

  const published = await call('catalogues/publish', {
    ...{ pack, tradeTerms: [...tradeTerms], hash, source },
    ...(at !== undefined && { at }),
    ...(previousUntil !== undefined && { previousUntil }),
  })
  if (!published.ok) return published
  const { warnings = [], ...release } = published.value
  return { ok: true, value: { release, warnings, uploaded: uploaded.value } }
}

async function uploadTextures(
  call: Call,
  { compiled, textures }: Pick<Publication, 'compiled' | 'textures'>,
): Promise<Answer<number>> {
  const hashes = [...textureHashes(compiled.pack)]
  if (hashes.length === 0) return { ok: true, value: 0 }
  const missing = await call('catalogues/missingTextures', { hashes })
  if (!missing.ok) return missing
  if (missing.value.length === 0) return { ok: true, value: 0 }

  let uploaded = 0
  const files = await textures()
  for (const hash of missing.value) {
    const bytes = files.get(hash)
    // The server says what misses it.
    if (!bytes) continue
    const put = await call('catalogues/putTexture', { hash, content: bytes.toString('base64') })
    if (!put.ok) return put
    uploaded += 1
  }
  return { ok: true, value: uploaded }
}
