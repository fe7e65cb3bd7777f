import { readFileSync, writeFileSync } from 'node:fs'
import { projectRoot } from './project-files.ts'
import { withReferences } from './reference/host-reference.ts'

/** Writes actions and reports into docs/host-integration.md, from the schemas the frame reads with and the reports there are. */
const path = `${projectRoot}docs/host-integration.md`
writeFileSync(path, withReferences(readFileSync(path, 'utf8')))
