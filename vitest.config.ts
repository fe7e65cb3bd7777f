import { defineConfig } from 'vitest/config'

// `unit` needs nothing but Node, `server` a real PostgreSQL, which it brings up first, `proof` more patience, and either (`x.long.test.ts`).
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tools/property-seed.ts'],
          // Property tests share two cores with everything else, on machines several times slower than ours.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/console/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['tools/bench/**', '**/*.long.test.ts'],
          // Pure code leaves nothing behind: one worker may run many files.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'proof',
          setupFiles: ['tools/property-seed.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          include: ['tools/bench/**/*.test.ts', '{packages,apps,tools}/**/*.long.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tools/stack/vitest-postgres.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['tools/property-seed.ts'],
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          globalSetup: ['tools/stack/vitest-postgres.ts'],
          // Every file has a database of its own.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
