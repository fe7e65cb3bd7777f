import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** xs, sm, mobile, md, lg. */
const breakpoints = [600, 960, 1264, 1280, 1920]

const source = new URL('..', import.meta.url)
const queries = globSync('{shell,next5,brands}/**/*.{css,ts,tsx}', { cwd: source.pathname })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => {
    const text = readFileSync(new URL(file, source), 'utf8')
    return [...text.matchAll(/\([^()]*\bwidth\b[^()]*?(\d+)px[^()]*\)/g)].map(([, width]) => Number(width))
  })

describe('the widths at which shell, next5 and brands change', () => {
  it('[A-16 part] are the given ones, each of them used', () => {
    expect([...new Set(queries)].toSorted((one, two) => one - two)).toEqual(breakpoints)
  })
})
