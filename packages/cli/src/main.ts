#!/usr/bin/env node
import { run } from './run.ts'
import { openSatOracle } from './sat-oracle.ts'

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  oracle: openSatOracle,
})
