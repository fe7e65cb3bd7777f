import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** Tracked and new files that git does not ignore, by ending, as paths from the root. */
export function projectFiles(ending: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((path) => ending.test(path) && existsSync(`${projectRoot}/${path}`))
}

export function readProjectFile(path: string): string {
  return readFileSync(`${projectRoot}/${path}`, 'utf8')
}
