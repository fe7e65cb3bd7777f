import { bareModel } from './bare-model.ts'
import { bareWebp } from './bare-webp.ts'
import { isSame } from './bytes.ts'

/**
 * What of a texture or model reaches a browser: what is shown, without the place a photograph was taken at,
 * its camera, comments and hidden bytes. Files are named by the hash of this. What cannot be read stays as it
 * is, for `fileFault` to tell of; so do all other files.
 */
export function bareFile(path: string, content: Uint8Array): Uint8Array {
  const bare = /\.glb$/i.test(path) ? bareModel(content) : /\.webp$/i.test(path) ? bareTexture(content) : null
  return bare && !isSame(bare, content) ? bare : content
}

function bareTexture(content: Uint8Array): Uint8Array | null {
  return content.length < 30 ? null : bareWebp(content)
}
