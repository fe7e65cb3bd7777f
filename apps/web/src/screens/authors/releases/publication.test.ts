import { expect, it } from 'vitest'
import { newPublication, publicationMoments } from './publication.ts'

const place = { zone: 'Europe/Rome', now: Date.parse('2026-11-15T10:00Z') }
const later = { ...newPublication('2026-11-15'), when: 'later' as const }

it('begins at once, or at midnight of the brand’s next day unless told otherwise', () => {
  expect(publicationMoments(newPublication('2026-11-15'), place)).toEqual({
    begin: null,
    endOfOld: null,
    isBeginWrong: false,
    isEndWrong: false,
  })
  expect(publicationMoments(later, place).begin).toBe(Date.parse('2026-11-15T23:00Z'))
})

it('refuses a beginning that is over or no date', () => {
  expect(publicationMoments({ ...later, date: '2026-11-15', time: '11:00' }, place).isBeginWrong).toBe(true)
  expect(publicationMoments({ ...later, date: '2026-11-15', time: '11:01' }, place).isBeginWrong).toBe(false)
  expect(publicationMoments({ ...later, date: '' }, place).isBeginWrong).toBe(true)
})

it('keeps the version before until the end of a day that is not before the beginning', () => {
  const kept = { ...later, date: '2026-12-01', keepsOld: true }
  expect(publicationMoments({ ...kept, until: '2026-12-01' }, place)).toMatchObject({
    endOfOld: Date.parse('2026-12-01T23:00Z'),
    isEndWrong: false,
  })
  expect(publicationMoments({ ...kept, until: '2026-11-30' }, place).isEndWrong).toBe(true)
  expect(publicationMoments({ ...kept, until: '' }, place).isEndWrong).toBe(true)
})
