import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The stage alone, for tests and benchmarks that need no other page. */
export async function buildStage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../../apps/web', import.meta.url)),
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: { input: ['stage.html'] },
    },
  })
}
