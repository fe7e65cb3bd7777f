import { expect, it } from 'vitest'
import { countTests } from './count-tests.ts'

it.each([
  [
    'vitest',
    ' Test Files  1 failed (1)\n      Tests  1 failed | 17 passed (18)\n',
    { passed: 17, failed: 1 },
  ],
  [
    'vitest in colour',
    '\u001b[2m      Tests \u001b[22m \u001b[32m18 passed\u001b[39m (18)',
    { passed: 18, failed: 0 },
  ],
  ['playwright', '  2 failed\n    [chromium] › a.spec.ts\n  41 passed (2.1m)', { passed: 41, failed: 2 }],
  ['our own', '12 passed, 0 failed', { passed: 12, failed: 0 }],
  ['silence', 'nothing ran', { passed: 0, failed: 0 }],
])('counts the tests of %s', (_, output, count) => {
  expect(countTests(output)).toEqual(count)
})
