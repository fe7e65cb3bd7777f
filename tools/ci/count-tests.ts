import { plainLines } from './plain-lines.ts'

export type TestCount = { readonly passed: number; readonly failed: number }

/**
 * Reads the closing lines of our runners: Vitest ("Tests  1 failed | 17 passed (18)"), Playwright
 * ("3 failed", "41 passed (2.1m)") and our own tools ("12 passed, 0 failed").
 */
export function countTests(output: string): TestCount {
  const closing = plainLines(output).filter((line) =>
    /^\s*Tests\s|^\s*\d+ (passed|failed|flaky)\b/.test(line),
  )
  const sum = (word: string): number =>
    closing.reduce((total, line) => total + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0)
  return { passed: sum('passed') + sum('flaky'), failed: sum('failed') }
}
