import { defineConfig } from '@playwright/test'
import { browserFlags, chromiumPath } from '../tools/browser.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './stack.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    viewport: { width: 1600, height: 1000 },
    launchOptions: { executablePath: chromiumPath(), args: browserFlags },
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
})
