import { describe, expect, it } from 'vitest'
import { citedIds } from './spec/cited-ids.ts'
import { coverageByArea } from './spec/coverage.ts'
import { readRequirements } from './spec/read-requirements.ts'

const markdown =
  '## H · Host\n\n| id | must |\n|---|---|\n| H-01 | one |\n| H-02 | two |\n\n### Rooms\n| D-30 | walls | why |'

describe('spec coverage', () => {
  it('reads ids with their area, and nothing else of a table', () => {
    expect(readRequirements(markdown).map(({ id, area }) => [id, area])).toEqual([
      ['H-01', 'H · Host'],
      ['H-02', 'H · Host'],
      ['D-30', 'Rooms'],
    ])
  })

  it('counts an id only at the head of a title', () => {
    const test =
      "it('[H-01, D-30] works', run); it('[A-01] [A-02] too', run); it('about [H-02]', run) // [H-03]"
    expect(citedIds('a.test.ts', test)).toEqual(['H-01', 'D-30', 'A-01', 'A-02'])
  })

  it('says per area what has a test and what has none', () => {
    expect(coverageByArea(readRequirements(markdown), new Set(['H-01']))).toEqual([
      { area: 'H · Host', covered: ['H-01'], missing: ['H-02'] },
      { area: 'Rooms', covered: [], missing: ['D-30'] },
    ])
  })
})
