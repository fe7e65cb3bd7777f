import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { danglingReference } from '../dangling-reference.ts'
import type { ProjectDocument } from '../document.ts'
import { changeVariant, createDesk, placeArticle, removeRows, renameProject, setQuantity } from '../index.ts'
import { isSameRecord } from '../is-same-record.ts'
import { isSpecial } from '../specials.ts'
import type { Deed } from '../testing/deed.ts'
import { deskForTests, emptyProject, evaluationOf, namesBy } from '../testing/desk-for-tests.ts'
import { anyDeed, randomRooms } from '../testing/random-rooms.ts'
import { readingProblem } from '../testing/walk.ts'
import { compareDesigns } from './compare-designs.ts'
import type { SidePick } from './design-difference.ts'
import { mergedDesign } from './merged-design.ts'

const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {} } as const
const start = after(emptyProject, (desk) => {
  for (const row of ['r1', 'r2', 'r3'])
    desk.run(placeArticle, { ...article, row, placement: null, pack: 'h1' })
})

function after(
  document: ProjectDocument,
  work: (desk: ReturnType<typeof deskForTests>) => void,
): ProjectDocument {
  const desk = createDesk({ document, evaluate: evaluationOf })
  work(desk)
  return desk.current().document
}

function merged(mine: ProjectDocument, theirs: ProjectDocument, picks = {}): ProjectDocument {
  const result = mergedDesign(start, mine, theirs, picks)
  if (!result.ok) throw new Error(result.message)
  return result.value.document
}

describe('compareDesigns', () => {
  it('[D-123 part] says row by row what each side did, in what respect, and what loses nothing', () => {
    const mine = after(start, (desk) => {
      desk.run(setQuantity, { row: 'r1', quantity: 2 })
      desk.run(removeRows, { rows: ['r2'] })
      desk.run(setQuantity, { row: 'r3', quantity: 3 })
      desk.run(renameProject, { name: 'Bath' })
    })
    const theirs = after(start, (desk) => {
      desk.run(changeVariant, { row: 'r1', variant: 'F', value: 'RED' })
      desk.run(setQuantity, { row: 'r3', quantity: 5 })
      desk.run(placeArticle, { ...article, row: 'r4', placement: null, pack: 'h1' })
    })
    const told = compareDesigns(start, mine, theirs).map((each) => [
      each.key,
      ...[each.mine, each.theirs].map((change) => change && [change.kind, ...change.what].join(' ')),
      each.pick,
    ])
    expect(told).toEqual([
      ['header name', 'changed', null, 'mine'],
      ['row r1', 'changed quantity', 'changed variants', 'both'],
      ['row r2', 'removed', null, 'mine'],
      ['row r3', 'changed quantity', 'changed quantity', null],
      ['row r4', null, 'added', 'theirs'],
    ])
    expect(mergedDesign(start, mine, theirs, {}).ok).toBe(false)
    expect(merged(mine, theirs, { 'row r3': 'mine' })).toMatchObject({
      header: { name: 'Bath' },
      rows: { r1: { quantity: 2, choices: { F: 'RED' } }, r3: { quantity: 3 }, r4: {} },
    })
    expect(merged(mine, theirs, { 'row r3': 'theirs', 'row r2': 'theirs' })).toMatchObject({
      rows: { r2: {}, r3: { quantity: 5 } },
    })
  })

  it('[D-123 part] compares two designs without a common beginning by taking one of them for it', () => {
    const theirs = after(start, (desk) => void desk.run(setQuantity, { row: 'r1', quantity: 2 }))
    expect(compareDesigns(start, start, theirs)).toMatchObject([
      { key: 'row r1', mine: null, pick: 'theirs' },
    ])
    expect(compareDesigns(start, start, structuredClone(start))).toEqual([])
  })
})

const sidePick = fc.constantFrom<SidePick>('mine', 'theirs')
const work = fc.array(anyDeed, { minLength: 1, maxLength: 25, size: 'max' })

function worked(document: ProjectDocument, deeds: readonly Deed[], who: string): ProjectDocument {
  const desk = deskForTests(document)
  const newId = namesBy(who)
  for (const { act } of deeds) act(desk, newId)
  return desk.current().document
}

describe('mergedDesign', () => {
  it('[D-123 part] ends in a document that can be read, whatever was done on both sides and picked of it', () => {
    fc.assert(
      fc.property(
        randomRooms,
        work,
        work,
        fc.infiniteStream(sidePick),
        fc.boolean(),
        (base, one, two, dice, all) => {
          const [mine, theirs] = [worked(base, one, 'p'), worked(base, two, 'q')]
          const differences = compareDesigns(base, mine, theirs)
          const open = differences.filter(({ pick }) => all || pick === null)
          const picks = Object.fromEntries(open.map(({ key }) => [key, dice.next().value ?? 'mine']))
          const result = mergedDesign(base, mine, theirs, picks)
          if (!result.ok) throw new Error(result.message)
          expect(danglingReference(result.value.document)).toBeNull()
          expect(readingProblem(result.value.document)).toBeNull()
        },
      ),
      { numRuns: 70 },
    )
  })

  it('[D-123 part] loses nothing that only one side did, and of the rest what was picked', () => {
    let both = 0
    fc.assert(
      fc.property(randomRooms, work, work, sidePick, (base, one, two, usual) => {
        const [mine, theirs] = [worked(base, one, 'p'), worked(base, two, 'q')]
        const differences = compareDesigns(base, mine, theirs)
        const contested = differences.filter(({ pick }) => pick === null)
        const result = mergedDesign(
          base,
          mine,
          theirs,
          Object.fromEntries(contested.map(({ key }) => [key, usual])),
        )
        if (!result.ok) throw new Error(result.message)
        const { document, left } = result.value
        both += differences.some((each) => each.mine) && differences.some((each) => each.theirs) ? 1 : 0
        for (const { key, of, id, pick } of differences) {
          const side = (pick ?? usual) === 'mine' ? mine : theirs
          // What is special about an article goes and counts with it.
          if (of !== 'row' || pick === 'both' || left.includes(key) || isSpecial(side.rows[id])) continue
          expect(isSameRecord(document.rows[id], side.rows[id]), key).toBe(true)
        }
      }),
      { numRuns: 70 },
    )
    expect(both).toBeGreaterThan(30)
  })

  it('[D-123 part] with everything of one side is that side', () => {
    fc.assert(
      fc.property(randomRooms, work, work, sidePick, (base, one, two, side) => {
        const [mine, theirs] = [worked(base, one, 'p'), worked(base, two, 'q')]
        const picks = Object.fromEntries(compareDesigns(base, mine, theirs).map(({ key }) => [key, side]))
        const result = mergedDesign(base, mine, theirs, picks)
        if (!result.ok) throw new Error(result.message)
        const { packs: _, ...document } = result.value.document
        const { packs: __, ...wanted } = side === 'mine' ? mine : theirs
        expect(JSON.parse(JSON.stringify(document))).toEqual(JSON.parse(JSON.stringify(wanted)))
      }),
      { numRuns: 60 },
    )
  })
})
