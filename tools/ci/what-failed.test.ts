import { expect, it } from 'vitest'
import { whatFailed } from './what-failed.ts'

const noise = Array.from({ length: 200 }, (_, line) => `quiet ${line}`).join('\n')

it.each([
  [
    'vitest',
    `${noise}\n⎯⎯ Failed Tests 1 ⎯⎯\n\n \u001b[31mFAIL\u001b[39m  |unit| a.test.ts > adds up\nAssertionError: 1\n${noise}`,
    ['|unit| a.test.ts > adds up'],
    /^⎯⎯ Failed Tests 1 ⎯⎯\n FAIL {2}\|unit\| a\.test\.ts > adds up\nAssertionError: 1\n(quiet \d\n){9}quiet 9$/,
  ],
  [
    'playwright',
    `${noise}\n  1) e2e/a.spec.ts:9:5 › a story \n\n    Error: late\n${noise}\n    > 40 | await it\n  2) e2e/b.spec.ts:7:1 › another \n\n    Error: other\n${noise}\nwhere the time of failed stories went\n  another: 240.0 s, of which\n    201.3 s  Click (b.spec.ts:9)\n  2 failed\n    e2e/a.spec.ts:9:5 › a story \n    e2e/b.spec.ts:7:1 › another \n  41 passed (2.1m)`,
    ['e2e/a.spec.ts:9:5 › a story', 'e2e/b.spec.ts:7:1 › another'],
    /^ {2}1\) e2e\/a\.spec\.ts:9:5 › a story \n {4}Error: late\n(quiet \d\n){10} {4}> 40 \| await it\n {2}2\) .*\n {4}Error: other\n(quiet \d\n){10} {2}another: 240\.0 s, of which\n {4}201\.3 s {2}Click/,
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
