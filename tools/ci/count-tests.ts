export type TestCount = { readonly passed: number; readonly failed: number }

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/**
 * Reads the closing lines of our runners: Vitest ("Tests  1 failed | 17 passed (18)"), Playwright
 * ("3 failed", "41 passed (2.1m)") and our own tools ("12 passed, 0 failed").
 */
export function countTests(output: string): TestCount {
  const lines = output.replaceAll(colours, '').split('\n')
  const closing = lines.filter((line) => /^\s*Tests\s|^\s*\d+ (passed|failed|flaky)\b/.test(line))
  const sum = (word: string): number =>
    closing.reduce((total, line) => total + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0)
  return { passed: sum('passed') + sum('flaky'), failed: sum('failed') }
}
