import { execFileSync } from 'node:child_process'
import { defineConfig } from '@playwright/test'

const chromium = execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim()

/** Software WebGL through Mesa, and no connection but to our own servers. */
export const chromiumFlags = [
  '--use-gl=angle',
  '--use-angle=gl-egl',
  '--ignore-gpu-blocklist',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

export default defineConfig({
  testDir: '.',
  globalSetup: './stack.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    viewport: { width: 1600, height: 1000 },
    launchOptions: { executablePath: chromium, args: chromiumFlags },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
})
