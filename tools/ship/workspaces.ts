import { globSync } from 'node:fs'
import { projectRoot } from '../project-files.ts'

/** What reaches a user or an operator; `testing` is for us alone, like tools and e2e. */
export function shippedWorkspaces(): readonly string[] {
  return globSync('{apps,packages}/*/package.json', { cwd: projectRoot })
    .map((path) => path.replace(/\/package\.json$/, '').replaceAll('\\', '/'))
    .filter((path) => path !== 'packages/testing')
    .toSorted()
}
