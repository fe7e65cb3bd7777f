#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { openSatOracle, run } from '@arredo/cli'
import { migrate } from './database/migrate.ts'
import { readOwnerUrl } from './settings.ts'

// Beside `src` in the sources and beside `server` in the build: the same step from both.
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** The command `arredo` as it comes with the server: what the author of a catalogue has, and `migrate`. */
process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  oracle: openSatOracle,
  migrate: async () => migrate(readOwnerUrl(process.env), migrations),
})
