import * as z from 'zod/mini'
import { defineCall, kilobyte, megabyte } from './define-call.ts'
import { ProjectNumber } from './projects.ts'

const largestPicture = megabyte
/** As base64, with what does not come out even. */
const mostLetters = Math.ceil(largestPicture / 3) * 4 + 4

/** D-68: the code in the details of a refusal that means nothing has changed. */
export const unchangedPicture = 'E05'

/** */
export const uploadImage = defineCall({
  service: 'projects',
  function: 'uploadImage',
  access: 'profile',
  summary: 'The picture of a saved project (PNG, JPEG or WebP, 1 MB); details.code E05 where it is the same',
  largest: mostLetters + kilobyte,
  rate: 'keep',
  input: z.object({ id: ProjectNumber, content: z.base64().check(z.maxLength(mostLetters)) }),
  output: z.object({ hash: z.string() }),
})
