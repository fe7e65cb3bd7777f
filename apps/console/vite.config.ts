import { defineConfig } from 'vite'

/** A page of another site: static files, nothing of ours behind them. */
export default defineConfig({
  base: './',
  build: {
    outDir: '../../dist/console',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
})
