import { plainLines } from './plain-lines.ts'

export type Failure = {
  /** The titles of what failed, as its runner names them. */
  readonly names: readonly string[]
  /** How each failure begins, and where; the last lines where nothing says which they are. */
  readonly account: string
}

const linesOfOne = 12
const lastLines = 60
/** Where Vitest and Playwright begin to tell why, and our own tools say it in place. */
const begins = /Failed (Tests|Suites) \d|^ {2}1\) \S|^FAIL(ED)? /
/** One failure of several begins. */
const beginsOne = /^ {2}\d+\) \S|^ ?FAIL(ED)? /
/** The line of the source on which it failed, as both show it. */
const isWhere = /^\s*(>|❯) *\d+ ?\|/
/** What stories that failed waited for (e2e/where-time-went.ts). */
const isWait = /^ +\d+\.\d s {2}|: \d+\.\d s, of which$/
/** Vitest's " FAIL  |unit| a.test.ts > title", Playwright's closing list, our own "FAIL  claim" and "FAILED  step". */
const named = /^ ?FAIL(?:ED)? {2}(.+)|^ {4}(\S+\.spec\.ts:\d+:\d+ › .+)/

export function whatFailed(output: string): Failure {
  const lines = plainLines(output.trimEnd())
  const names = lines.flatMap((line) => {
    const [, ours, story] = named.exec(line) ?? []
    return (ours ?? story)?.trim() ?? []
  })
  const first = lines.findIndex((line) => begins.test(line))
  const told = first === -1 ? lines.slice(-lastLines) : shortened(lines.slice(first))
  return { names: [...new Set(names)], account: told.join('\n') }
}

/** Many failures in one log: of each only so much that one knows what to look for. */
function shortened(lines: readonly string[]): readonly string[] {
  let taken = 0
  return lines.filter((line) => {
    if (beginsOne.test(line)) taken = 0
    if (line.trim() === '') return false
    taken += 1
    return taken <= linesOfOne || isWhere.test(line) || isWait.test(line)
  })
}
