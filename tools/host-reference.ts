import { readFileSync, writeFileSync } from 'node:fs'
import { projectRoot } from './project-files.ts'
import { hostReference, withReference } from './reference/host-reference.ts'

/** Writes the table of actions into docs/host-integration.md, from the schemas the frame reads with. */
const path = `${projectRoot}docs/host-integration.md`
writeFileSync(path, withReference(readFileSync(path, 'utf8'), hostReference()))
