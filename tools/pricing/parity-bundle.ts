import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The price engine with its cases as one script that sets `arredoPrices`, as browsers get it. */
export async function parityBundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('./parity-cases.ts', import.meta.url)),
        formats: ['iife'],
        name: 'arredoPrices',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('The price engine was not bundled')
  return chunk.code
}
