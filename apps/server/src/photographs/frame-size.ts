import { draftSize, type PhotographQuality, type PhotographSize, photographSizes } from '@arredo/contract'

/** In pixels; a draft keeps the shape of what was asked for within its own limits. */
export function frameSize(
  size: PhotographSize,
  quality: PhotographQuality,
): { readonly width: number; readonly height: number } {
  const [width, height] = photographSizes[size]
  const [most, mostHigh] = draftSize
  const scale = quality === 'draft' ? Math.min(1, most / width, mostHigh / height) : 1
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
