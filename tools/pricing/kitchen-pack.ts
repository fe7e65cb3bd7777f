import { fileURLToPath } from 'node:url'
import type { Pack } from '@arredo/catalogue'
import { compileCatalogueFolder } from '@arredo/cli'

/** The kitchen of the demo brands, as it is published. */
export async function kitchenPack(): Promise<Pack> {
  const folder = fileURLToPath(new URL('../../catalogues/kitchen', import.meta.url))
  const compiled = await compileCatalogueFolder(folder)
  if (!compiled.ok) throw new Error('The kitchen does not compile')
  return compiled.pack
}
