import { describe, expect, it } from 'vitest'
import { scrub, scrubStack } from './scrub.ts'

describe('what leaves a browser', () => {
  it('keeps the words of a message and nothing of a person', () => {
    const message =
      'User anna.rossi@example.com (+39 333 1234567) at https://x.example/reset/abc?c=9 has eyJhbGciOiJIUzI1NiIsInR5cCI6'
    expect(scrub(message)).toBe('User <e-mail> (+# # #) at <address> has <token>')
    expect(scrub("Cannot read properties of undefined (reading 'rows')")).toBe(
      "Cannot read properties of undefined (reading 'rows')",
    )
  })

  it('keeps the places of a stack, of Chromium and of Firefox, without message, host and query', () => {
    const chromium = `Error: mario@example.com failed
    at openProject (https://atlas.example/assets/main-1a2b.js?v=7:12:345)
    at async https://atlas.example/assets/main-1a2b.js:1:2
    at new Promise (<anonymous>)`
    expect(scrubStack(chromium)).toBe(
      'at openProject (/assets/main-1a2b.js:12:345)\nat async (/assets/main-1a2b.js:1:2)',
    )
    const firefox = 'openProject@https://atlas.example/assets/main.js:12:345\n@https://atlas.example/a.js:1:2'
    expect(scrubStack(firefox)).toBe('at openProject (/assets/main.js:12:345)\nat <anonymous> (/a.js:1:2)')
  })

  it('costs no more for a megabyte than for a line', () => {
    // Each of these made a pattern look at every letter from every letter: minutes, where this takes none.
    for (const letter of ['a', '-', ' ', '@', ':1', '(', 'http:/']) {
      const long = letter.repeat(1_000_000 / letter.length)
      expect(scrub(long).length).toBeLessThanOrEqual(500)
      expect(scrubStack(`at f ${long}b\n at g${long}`).length).toBeLessThanOrEqual(4_000)
    }
  })
})
