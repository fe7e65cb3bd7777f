import { defineConfig } from '@playwright/test'
import { browserFlags, chromiumPath } from '../tools/browser.ts'

/** Only what is drawn in 3D goes through the software renderer, not every page around it: a third of the work. */
const softCompositing = '--disable-gpu-compositing'

export default defineConfig({
  testDir: '.',
  globalSetup: './stack.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Patience for a machine several times slower; it costs nothing where all goes well.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./where-time-went.ts']],
  outputDir: '../test-results',
  use: {
    // Less than the story has, so that what does not end is named where it stands.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    viewport: { width: 1600, height: 1000 },
    launchOptions: { executablePath: chromiumPath(), args: [...browserFlags, softCompositing] },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs the page more than its own scripts do: `--trace on` where a story fails and the reason is unclear.
    trace: 'off',
  },
})
