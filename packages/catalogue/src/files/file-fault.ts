import { modelFault } from './model-fault.ts'
import { textureFault } from './texture-fault.ts'

/** By its name: what keeps a model or texture from being shown; null for all other files. */
export function fileFault(path: string, content: Uint8Array): string | null {
  if (/\.glb$/i.test(path)) return modelFault(content)
  return /\.webp$/i.test(path) ? textureFault(content) : null
}
