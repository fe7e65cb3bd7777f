import type { Part } from '@arredo/geometry'
import { noFaces } from './faces.ts'
import { addPart } from './part-faces.ts'

/** What an item costs the graphics card. */
export function triangleCount(parts: readonly Part[]): number {
  const faces = noFaces()
  for (const part of parts) addPart(faces, part)
  return faces.index.length / 3
}
