import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { danglingReference } from '../dangling-reference.ts'
import type { Desk } from '../desk.ts'
import { isThere, namesIn, type Office, openOffice, type Person } from '../testing/office.ts'
import { addingOpening, openingDeeds } from '../testing/opening-deeds.ts'
import { anyDeed, randomRooms } from '../testing/random-rooms.ts'
import { movingRow, placingOnWalls, removingRows } from '../testing/row-deeds.ts'
import { readingProblem } from '../testing/walk.ts'
import { drawingWall, movingCorner, removingWalls, wallDeeds } from '../testing/wall-deeds.ts'

const deed = fc.oneof(
  { weight: 3, arbitrary: drawingWall },
  { weight: 3, arbitrary: movingCorner },
  { weight: 3, arbitrary: removingWalls },
  { weight: 3, arbitrary: addingOpening },
  { weight: 3, arbitrary: placingOnWalls },
  { weight: 1, arbitrary: movingRow },
  { weight: 1, arbitrary: removingRows },
  { weight: 1, arbitrary: wallDeeds },
  { weight: 1, arbitrary: openingDeeds },
  { weight: 2, arbitrary: anyDeed },
)
const event = fc.tuple(
  fc.nat(1),
  fc.oneof(
    { weight: 4, arbitrary: deed },
    { weight: 1, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
    { weight: 4, arbitrary: fc.constant('send' as const) },
  ),
)

type Seen = { refused: number; undone: number; kept: number }

/**
 * Takes a step back, which must touch no record that somebody else wrote last. What both took away has no writer:
 * an own step brings it back.
 */
function goBack(office: Office, person: Person, way: 'undo' | 'redo', seen: Seen): boolean {
  const writers = new Map(person.writers)
  const before = person.desk.current().document
  let isDone = false
  const change = office.work(person, ({ desk }) => {
    const result = desk[way]()
    isDone = result.ok
    if (!result.ok) expect(result.message).not.toBe('')
    return result
  })
  const foreign = namesIn(change).filter((name) => isThere(before, name) && writers.get(name) === 'others')
  expect(foreign).toEqual([])
  if (isDone) expect(danglingReference(person.desk.current().document)).toBeNull()
  seen.undone += isDone ? 1 : 0
  seen.kept += isDone ? 0 : 1
  return isDone
}

function sendOne(office: Office, person: Person, seen: Seen): void {
  const before = office.server.current().document
  const refusal = office.send(person)
  const after = office.server.current().document
  if (refusal) {
    expect(refusal.message).toContain('The change cannot stand')
    expect(after).toBe(before)
    seen.refused += 1
  }
  if (after !== before) expect(danglingReference(after)).toBeNull()
}

function sendAll(office: Office, seen: Seen): void {
  while (office.people.some(({ waiting }) => waiting.length > 0))
    for (const person of office.people) sendOne(office, person, seen)
}

function expectAgreement({ server, people }: Office): void {
  const sent = (desk: Desk) => JSON.parse(JSON.stringify(desk.current().document))
  for (const { desk } of people) expect(sent(desk)).toEqual(sent(server))
  expect(readingProblem(server.current().document)).toBeNull()
}

describe('two people at one floor plan', () => {
  it('[law 6] end with the document of the server, which can be read, and undo only what is their own', () => {
    const seen: Seen = { refused: 0, undone: 0, kept: 0 }
    fc.assert(
      fc.property(
        randomRooms,
        fc.array(event, { minLength: 1, maxLength: 16, size: 'max' }),
        (room, events) => {
          const office = openOffice(room)
          for (const [who, what] of events) {
            const person = office.people[who === 0 ? 0 : 1]
            if (what === 'send') sendOne(office, person, seen)
            else if (what === 'undo' || what === 'redo') goBack(office, person, what, seen)
            else office.work(person, ({ desk, newId }) => what.act(desk, newId))
          }
          sendAll(office, seen)
          expectAgreement(office)

          for (const person of office.people) {
            while (person.desk.current().undoes !== null) goBack(office, person, 'undo', seen)
            sendAll(office, seen)
            expectAgreement(office)
          }
        },
      ),
      { numRuns: 300 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5)
  })
})
