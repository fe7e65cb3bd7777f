import { bareFile, fileFault, modelPictures } from '@arredo/catalogue/files'
import type { Failure } from '@arredo/contract'
import { fail } from '../../channel/handler.ts'
import { tooMuchWaiting } from '../../jobs/waiting-jobs.ts'
import { decodeApart } from './decode-apart.ts'
import { kindOf } from './keep-textures.ts'

/** A texture of 1024 pixels is about 300 KB; a page loads dozens of them. */
const largestTexture = 1.5 * 1024 * 1024

/**
 * What keeps these bytes from being a texture or a model, in words; null when nothing does. Nothing reaches a
 * browser that does not decode to its last pixel, or has anything else in it.
 */
export async function textureRefusal(tenant: number, bytes: Buffer): Promise<Failure | null> {
  const kind = kindOf(bytes)
  if (!kind) return fail('invalid', 'A texture must be a WebP picture, a model a GLB')
  const name = kind === 'glb' ? 'model' : 'texture'
  if (kind === 'webp' && bytes.length > largestTexture)
    return fail('invalid', 'A texture has at most 1.5 MB. Save it smaller')
  const fault = fileFault(`.${kind}`, bytes)
  if (fault) return fail('invalid', `The ${name} ${fault}`)
  if (bareFile(`.${kind}`, bytes) !== bytes) {
    return fail(
      'invalid',
      `The ${name} has more in it than is shown. Publish it with the arredo command or on the catalogues’ page: they leave the rest out`,
    )
  }

  const decoded = await decodeApart(tenant, kind === 'glb' ? modelPictures(bytes) : [bytes])
  if (decoded === 'whole') return null
  if (decoded === 'too many') return fail('tooMany', tooMuchWaiting)
  const cure = kind === 'glb' ? 'Export it anew' : 'Save it anew as .webp'
  return decoded === 'broken'
    ? fail('invalid', `The ${name} has a picture that is damaged. ${cure}`)
    : fail('invalid', `The ${name} takes too long to unpack. ${cure}, with smaller pictures`)
}
