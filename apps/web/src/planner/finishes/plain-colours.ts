import type { RoomSurface } from '@arredo/catalogue'
import { sentence } from '@arredo/words'

type PlainColour = { readonly code: string; readonly name: string; readonly surfaces: readonly RoomSurface[] }

const walls = ['wall', 'ceiling'] as const
const floors = ['floor'] as const

/** Colours to try a room in: nobody sells them. Those of walls are pale enough to keep a room bright. */
export const plainColours: readonly PlainColour[] = [
  { code: '#f4f1ea', name: sentence('Off-white'), surfaces: walls },
  { code: '#e6dfd2', name: sentence('Sand'), surfaces: walls },
  { code: '#dfe3dc', name: sentence('Sage'), surfaces: walls },
  { code: '#d9e0e6', name: sentence('Mist'), surfaces: walls },
  { code: '#d8cfc8', name: sentence('Clay'), surfaces: walls },
  { code: '#4a5560', name: sentence('Slate'), surfaces: walls },
  { code: '#e9dcc6', name: sentence('Light oak'), surfaces: floors },
  { code: '#b98f63', name: sentence('Oak'), surfaces: floors },
  { code: '#7a5a42', name: sentence('Walnut'), surfaces: floors },
  { code: '#c9c7c2', name: sentence('Concrete'), surfaces: floors },
  { code: '#8d9093', name: sentence('Stone'), surfaces: floors },
]
