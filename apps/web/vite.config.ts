import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Foreign code that every page needs: fetched once, kept by browsers over our releases. */
const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|zustand|zod|@tanstack\/(query-core|react-query))\//

/**
 * The page itself is written by the server, from the manifest. Only the stage is a file: the worker's
 * browser opens it without a server.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // For the error tracker; browsers are not told where they are.
    sourcemap: 'hidden',
    target: 'es2023',
    // The page's policy allows no data: addresses for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Three.js is one file; what may be fetched when is the matter of tools/sizes.ts.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: ['src/main.tsx', 'stage.html'],
      output: {
        codeSplitting: { groups: [{ name: 'vendor', test: everyPageNeeds }] },
      },
    },
  },
})
