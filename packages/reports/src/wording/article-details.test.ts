import { evaluateProject, isFollower } from '@arredo/project'
import { expect, it } from 'vitest'
import { furnishedRooms } from '../../../../tools/rooms/furnished-rooms.ts'
import { sampleOffer } from '../offer/sample-offer.ts'
import { articleDetails } from './article-details.ts'

const { catalogues, rooms } = await furnishedRooms()

it('says of what follows a run its size once, and what was chosen', () => {
  const told = rooms.flatMap(({ document }) => {
    const evaluation = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
    const input = sampleOffer(1, { document, evaluation, built: () => evaluation, catalogues })
    return Object.values(document.rows).flatMap((row) =>
      row.kind === 'article' && isFollower(row) ? [articleDetails(input, row)] : [],
    )
  })
  expect(told.length).toBeGreaterThan(20)
  for (const [size, ...more] of told) {
    expect(size).toMatch(/^[^×]+×[^×]+×[^×]+mm$/)
    expect(more.join()).not.toMatch(/mm/)
  }
})
