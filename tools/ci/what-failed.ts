import { plainLines } from './plain-lines.ts'

export type Failure = {
  /** The titles of what failed, as its runner names them. */
  readonly names: readonly string[]
  /** From the first failure on; the last lines where nothing says where that is. */
  readonly account: string
}

const mostLines = 120
const lastLines = 60
/** Where Vitest and Playwright begin to tell why, and our own tools say it in place. */
const begins = /Failed (Tests|Suites) \d|^ {2}1\) \S|^FAIL(ED)? /
/** Vitest's " FAIL  |unit| a.test.ts > title", Playwright's closing list, our own "FAIL  claim" and "FAILED  step". */
const named = /^ ?FAIL(?:ED)? {2}(.+)|^ {4}(\S+\.spec\.ts:\d+:\d+ › .+)/

export function whatFailed(output: string): Failure {
  const lines = plainLines(output.trimEnd())
  const names = lines.flatMap((line) => {
    const [, ours, story] = named.exec(line) ?? []
    return (ours ?? story)?.trim() ?? []
  })
  const first = lines.findIndex((line) => begins.test(line))
  const told = first === -1 ? lines.slice(-lastLines) : lines.slice(first, first + mostLines)
  return { names: [...new Set(names)], account: told.join('\n') }
}
