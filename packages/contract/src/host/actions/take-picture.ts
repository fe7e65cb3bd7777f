import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { Flag, integer, read } from '../readers.ts'

const usual = 1000
const largest = 4096

export const takePicture = defineRequest({
  name: 'takePicture',
  summary: 'Takes a picture of the 3D view as it is',
  keys: {
    width: { type: 'integer', about: 'Pixels, 1 to 4096; default 1000' },
    height: { type: 'integer', about: 'Pixels, 1 to 4096; default 1000' },
    newWindow: { type: 'boolean', about: 'Open the picture in a window as well; default false' },
    blackAndWhite: { type: 'boolean', about: 'Without colours; default false' },
  },
  success: 'content: a PNG as data URL',
  refusals: [],
  // D-29: a size that makes no sense is the usual one, never an error.
  schema: z.object({
    width: read(pixels),
    height: read(pixels),
    newWindow: Flag(false),
    blackAndWhite: Flag(false),
  }),
})

function pixels(value: unknown): number {
  const wanted = integer(value)
  return wanted !== null && wanted >= 1 && wanted <= largest ? wanted : usual
}
