import { defineConfig } from 'vitest/config'

// Two projects: `unit` needs nothing but Node; `server` brings up a real PostgreSQL first.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tools/property-seed.ts'],
          // Property tests share two cores with everything else.
          testTimeout: 20_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/console/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['tools/property-seed.ts'],
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['tools/stack/vitest-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
