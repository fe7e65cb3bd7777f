import { expect, it } from 'vitest'
import { unmap } from './unmap.ts'

/** Line 1, column 11 of the script is line 3, column 5 of the source. */
const map = JSON.stringify({
  version: 3,
  sources: ['../../../packages/flows/src/app.ts'],
  names: [],
  mappings: 'UAEI',
})

it('finds the place in the sources, and leaves alone what is in no map', () => {
  const stack = [
    'at open (/assets/main-1.js:1:11)',
    'at other (/assets/gone.js:1:11)',
    'at <anonymous> (/elsewhere:1:1)',
  ].join('\n')
  expect(unmap(stack, (path) => (path === '/assets/main-1.js' ? map : null))).toBe(
    stack.replace('/assets/main-1.js:1:11', 'packages/flows/src/app.ts:3:5'),
  )
})
