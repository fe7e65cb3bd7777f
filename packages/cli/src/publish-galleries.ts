import type { Answer } from '@arredo/contract'
import type { ReadGalleries } from './read-galleries.ts'
import type { Call } from './session.ts'

/** Pictures first, so that no room is ever shown without its own. */
export async function publishGalleries(
  call: Call,
  catalogue: string,
  { galleries, pictures }: Extract<ReadGalleries, { readonly ok: true }>,
): Promise<Answer<number>> {
  for (const [hash, bytes] of pictures) {
    const put = await call('catalogues/putTexture', { hash, content: bytes.toString('base64') })
    if (!put.ok) return put
  }
  const published = await call('galleries/publish', { catalogue, galleries: [...galleries] })
  return published.ok ? { ok: true, value: published.value.galleries.length } : published
}
