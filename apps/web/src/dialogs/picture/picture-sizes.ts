import { sentence } from '@arredo/words'

export type SizeName = 'screen' | 'print' | 'fourK' | 'square' | 'post'
export type PictureFormat = 'png' | 'webp'

type PictureSize = { readonly label: string; readonly width: number; readonly height: number }

/** In the order in which they are offered. */
export const pictureSizes: Readonly<Record<SizeName, PictureSize>> = {
  screen: { label: sentence('For the screen'), width: 1920, height: 1080 },
  print: { label: sentence('For print'), width: 2480, height: 1754 },
  fourK: { label: sentence('4K'), width: 3840, height: 2160 },
  square: { label: sentence('Square'), width: 2048, height: 2048 },
  post: { label: sentence('Portrait'), width: 1080, height: 1350 },
}
