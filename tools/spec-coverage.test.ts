import { describe, expect, it } from 'vitest'
import { citedIds, unreadableTitles } from './spec/cited-ids.ts'
import { coverageByArea, coverageSums } from './spec/coverage.ts'
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

  it('counts an id only at the head of a title, whole or in part', () => {
    const test =
      "it('[H-01, D-30 part] works', run); it('[A-01] [A-02] too', run); it('about [H-02]', run) // [H-03]"
    expect(citedIds('a.test.ts', test)).toEqual([
      { id: 'H-01', whole: true },
      { id: 'D-30', whole: false },
      { id: 'A-01', whole: true },
      { id: 'A-02', whole: true },
    ])
  })

  it('finds the brackets that it cannot read', () => {
    const unreadable = (test: string): number => unreadableTitles('a.test.ts', test).length
    expect(unreadable("it('[H-01 partly] a', run); it('[H-01] [A-2,A-3] b', run)")).toBe(2)
    expect(unreadable("it('[H-01 part] a', run); it('[H-01, A-02 part] [D-03] b', run)")).toBe(0)
  })

  it('says per area what is proven whole, in part and not at all, with the sums', () => {
    const areas = coverageByArea(readRequirements(markdown), [
      { id: 'H-01', whole: false },
      { id: 'H-01', whole: true },
      { id: 'H-02', whole: false },
    ])
    expect(areas).toEqual([
      { area: 'H · Host', whole: ['H-01'], part: ['H-02'], none: [] },
      { area: 'Rooms', whole: [], part: [], none: ['D-30'] },
    ])
    expect(coverageSums(areas)).toEqual({ whole: 1, part: 1, none: 1 })
  })
})
