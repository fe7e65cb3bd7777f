import * as z from 'zod/mini'
import { defineCall, kilobyte, megabyte } from './define-call.ts'

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A picture of a surface, or a modelled object: fetched from /textures/{hash}.webp or .glb, immutable. */
export const putTexture = defineCall({
  service: 'catalogues',
  function: 'putTexture',
  access: 'catalogue',
  summary: 'Keep a texture (WebP) or model (GLB) of at most 1.5 MB, named by the SHA-256 of its content',
  largest: 3 * megabyte,
  rate: 'keep',
  input: z.object({ hash: Sha256, content: z.base64() }),
  output: z.object({ hash: z.string() }),
})

export const missingTextures = defineCall({
  service: 'catalogues',
  function: 'missingTextures',
  access: 'catalogue',
  summary: 'Which of these textures and models are not kept yet',
  largest: 512 * kilobyte,
  input: z.object({ hashes: z.array(Sha256).check(z.maxLength(5_000)) }),
  output: z.array(z.string()),
})
