#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { openSatOracle, run } from '@arredo/cli'
import { migrateCells } from './database/migrate-cells.ts'
import { isOperators, operatorUsage, runOperator } from './operator/run-operator.ts'
import { withDesk } from './operator/with-desk.ts'
import { readOperatorSettings } from './settings.ts'

// Beside `src` in the sources and beside `server` in the build: the same step from both.
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const words = process.argv.slice(2)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** The command `arredo` as it comes with the server: what the author of a catalogue has, and the operator's part. */
process.exitCode = isOperators(words)
  ? await runOperator(words, {
      say,
      complain,
      withDesk: async (work) => withDesk(readOperatorSettings(process.env), work),
    })
  : await run(words, {
      environment: process.env,
      ...{ say, complain, oracle: openSatOracle },
      migrate: async () => migrateCells(readOperatorSettings(process.env), migrations),
    })
if (process.exitCode === 2 && words[0] !== 'catalogue' && !isOperators(words)) {
  for (const line of operatorUsage()) complain(line)
}
