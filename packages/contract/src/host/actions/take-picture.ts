import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { Flag, integer, read } from '../readers.ts'

const usual = 1000
const largest = 4096
/** Degrees, of which A-46 gives a picture of a project by its angles 20 each. */
const usualAngle = 20

export const takePicture = defineRequest({
  name: 'takePicture',
  summary: 'Takes a picture of the 3D view as it is',
  keys: {
    width: { type: 'integer', about: 'Pixels, 1 to 4096; default 1000' },
    height: { type: 'integer', about: 'Pixels, 1 to 4096; default 1000' },
    fov: { type: 'number', about: 'Degrees from top to bottom, 5 to 120; default the view’s own' },
    angX: {
      type: 'number',
      about:
        'The whole room from so many degrees above, 0 to 89, instead of the view as it is; 20 with angY alone',
    },
    angY: {
      type: 'number',
      about:
        'The whole room from so many degrees to the right of its main wall’s front, −360 to 360; 20 with angX alone',
    },
    newWindow: { type: 'boolean', about: 'Open the picture in a window as well; default false' },
    blackAndWhite: { type: 'boolean', about: 'Without colours; default false' },
    bw: { type: 'boolean', about: 'The same as blackAndWhite' },
  },
  success: 'content: a PNG as data URL',
  refusals: [],
  // D-29, D-187: what makes no sense is the usual, never an error.
  schema: z.pipe(
    z.object({
      width: read(pixels),
      height: read(pixels),
      fov: read((value) => within(value, 5, 120)),
      angX: read((value) => within(value, 0, 89)),
      angY: read((value) => within(value, -360, 360)),
      newWindow: Flag(false),
      blackAndWhite: Flag(false),
      bw: Flag(false),
    }),
    z.transform(({ width, height, fov, angX, angY, newWindow, blackAndWhite, bw }) => ({
      ...{ width, height, newWindow, blackAndWhite: blackAndWhite || bw, fieldOfView: fov },
      angles: angX === null && angY === null ? null : { x: angX ?? usualAngle, y: angY ?? usualAngle },
    })),
  ),
})

function pixels(value: unknown): number {
  const wanted = integer(value)
  return wanted !== null && wanted >= 1 && wanted <= largest ? wanted : usual
}

function within(value: unknown, least: number, most: number): number | null {
  const wanted = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof wanted === 'number' && wanted >= least && wanted <= most ? wanted : null
}
