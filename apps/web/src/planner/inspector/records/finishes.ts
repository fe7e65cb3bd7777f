import { sentence } from '@arredo/words'

/** Paints for walls: pale enough to keep a room bright. */
export const wallColours = [
  { code: '#f4f1ea', name: sentence('Off-white') },
  { code: '#e6dfd2', name: sentence('Sand') },
  { code: '#dfe3dc', name: sentence('Sage') },
  { code: '#d9e0e6', name: sentence('Mist') },
  { code: '#d8cfc8', name: sentence('Clay') },
  { code: '#4a5560', name: sentence('Slate') },
] as const

export const floorColours = [
  { code: '#e9dcc6', name: sentence('Light oak') },
  { code: '#b98f63', name: sentence('Oak') },
  { code: '#7a5a42', name: sentence('Walnut') },
  { code: '#c9c7c2', name: sentence('Concrete') },
  { code: '#8d9093', name: sentence('Stone') },
] as const
