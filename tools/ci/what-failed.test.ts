import { expect, it } from 'vitest'
import { whatFailed } from './what-failed.ts'

const noise = Array.from({ length: 200 }, (_, line) => `quiet ${line}`).join('\n')

it.each([
  [
    'vitest',
    `${noise}\n⎯⎯ Failed Tests 1 ⎯⎯\n\n \u001b[31mFAIL\u001b[39m  |unit| a.test.ts > adds up\nAssertionError: 1\n${noise}`,
    ['|unit| a.test.ts > adds up'],
    /^⎯⎯ Failed Tests 1 ⎯⎯\n\n FAIL {2}\|unit\| a\.test\.ts > adds up\nAssertionError: 1\nquiet 0\n/,
  ],
  [
    'playwright',
    `${noise}\n  1) e2e/a.spec.ts:9:5 › a story \n\n    Error: late\n  1 failed\n    e2e/a.spec.ts:9:5 › a story \n  41 passed (2.1m)`,
    ['e2e/a.spec.ts:9:5 › a story'],
    /^ {2}1\) e2e\/a\.spec\.ts:9:5 › a story \n\n {4}Error: late\n/,
  ],
  [
    'our own',
    `${noise}\nFAIL  nothing was lost\n        save 7`,
    ['nothing was lost'],
    /^FAIL .*\n +save 7$/,
  ],
  ['anything else', `${noise}\nerror TS2322`, [], /^quiet 141\n(.*\n)*error TS2322$/],
])('finds in the output of %s what failed and why', (_, output, names, account) => {
  const found = whatFailed(output)
  expect(found.names).toEqual(names)
  expect(found.account).toMatch(account)
})
