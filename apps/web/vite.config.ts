import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
    rolldownOptions: { input: ['src/main.tsx', 'stage.html'] },
  },
})
