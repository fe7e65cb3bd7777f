import { distance, type Opening, openingOnFace, shellOf, type TopPoint } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProjectDocument } from '../document.ts'
import { deskForTests, namesBy } from '../testing/desk-for-tests.ts'
import { openingDeeds } from '../testing/opening-deeds.ts'
import { anyDeed, randomRooms } from '../testing/random-rooms.ts'
import { wallDeeds } from '../testing/wall-deeds.ts'

const dust = 1e-3

/** What is wrong with the openings of a document, reckoned from its records; null where nothing is. */
function problemOf(document: ProjectDocument): string | null {
  const openings = Object.values(document.openings)
  for (const opening of openings) {
    const { id, wall: wallId, offset, width, depth } = opening
    const wall = document.walls[wallId]
    const [from, to] = [document.corners[wall?.from ?? ''], document.corners[wall?.to ?? '']]
    if (!wall || wall.kind === 'open' || !from || !to) return `${id} is in no wall`
    if (offset < -dust || offset + width > distance(from.at, to.at) + dust) return `${id} leaves its wall`
    if (isAboveWall(document, opening)) return `${id} is higher than its wall`
    if (depth !== null && depth >= wall.thickness) return `${id} is deeper than its wall`
    const other = openings.find(
      (each) =>
        each.id !== id &&
        each.wall === wallId &&
        Math.min(offset + width, each.offset + each.width) - Math.max(offset, each.offset) > dust,
    )
    if (other) return `${id} overlaps ${other.id}`
  }
  return null
}

/** At no place across its width may it be above both faces. */
function isAboveWall(document: ProjectDocument, opening: Opening): boolean {
  const wall = shellOf(document).wall(opening.wall)
  if (!wall) return true
  return Array.from({ length: 19 }, (_, index) => (index + 1) / 20).some((share) => {
    const tops = [wall.faces.left, wall.faces.right].map((face) => {
      const { start, end } = openingOnFace(opening, face)
      const along = face.side === 'right' ? start + (end - start) * share : end - (end - start) * share
      return topAt(face.top, along)
    })
    return opening.sill + opening.height > Math.max(...tops) + dust
  })
}

function topAt(top: readonly TopPoint[], along: number): number {
  const after = top.findIndex(([place]) => place >= along)
  const [before, next] = [top[after - 1], top[after]]
  if (!next) return top.at(-1)?.[1] ?? 0
  if (!before) return next[1]
  return before[1] + ((next[1] - before[1]) * (along - before[0])) / (next[0] - before[0])
}

const anyChange = fc.oneof(
  { weight: 3, arbitrary: wallDeeds },
  { weight: 3, arbitrary: openingDeeds },
  { weight: 1, arbitrary: anyDeed },
)

describe('openings', () => {
  it('[law 5, D-103 part] never overlap or leave their wall: what would do so is refused in words, and nothing changes', () => {
    const said = new Set<string>()
    let held = 0
    fc.assert(
      fc.property(randomRooms, fc.array(anyChange, { minLength: 1, maxLength: 8 }), (room, deeds) => {
        expect(problemOf(room)).toBeNull()
        const desk = deskForTests(room)
        const newId = namesBy('n')
        for (const { name, act } of deeds) {
          const before = desk.current().document
          const result = act(desk, newId)
          const after = desk.current().document
          held += Object.keys(after.openings).length
          if (result?.ok === false) {
            expect(result.message.trim()).not.toBe('')
            expect(after).toBe(before)
            said.add(result.message)
          }
          const problem = after === before ? null : problemOf(after)
          if (problem) expect.fail(`After ${name}: ${problem}`)
        }
      }),
      { numRuns: 300 },
    )
    expect(held).toBeGreaterThan(1000)
    expect([...said]).toEqual(
      expect.arrayContaining([
        'The opening does not fit the length of the wall',
        'The opening does not fit the height of the wall',
        'A niche needs a depth',
        'The niche does not fit into the wall',
        'There is an opening already',
        'There is no wall for the opening',
      ]),
    )
  })
})
