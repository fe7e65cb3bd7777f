import { expect, it } from 'vitest'
import { alternativesInOrder, mostAlternatives, removedAlternatives } from '../../alternatives.ts'
import type { Command } from '../../command.ts'
import { createDesk } from '../../create-desk.ts'
import type { ProjectDocument } from '../../document.ts'
import { newDocument } from '../../new-document.ts'
import { readDocument } from '../../read-document.ts'
import { rowsInOrder } from '../../row-order.ts'
import { placeArticle } from '../place-article.ts'
import { addAlternative } from './add-alternative.ts'
import { moveAlternative } from './move-alternative.ts'
import { removeAlternative } from './remove-alternative.ts'
import { renameAlternative } from './rename-alternative.ts'
import { forgetAlternative, restoreAlternative } from './restore-alternative.ts'
import { switchAlternative } from './switch-alternative.ts'

const at = '2026-11-16T10:00:00.000Z'
const empty = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
const article = { catalogue: 'c', model: 'M', article: 'A', side: 'L', choices: {}, placement: null } as const
const one = after(empty, placeArticle, { ...article, row: 'r' })
const two = after(one, addAlternative, { alternative: 'b', name: ' Oak ', rowIds: { r: 'r2' } })
const three = after(two, addAlternative, { alternative: 'c', name: 'White', of: 'b', rowIds: { r2: 'r3' } })

it('[D-82 part] a copy of any alternative begins with its rows, under a name of its own', () => {
  expect(names(three)).toEqual(['Alternative 1', 'Oak', 'White'])
  expect(rowsInOrder(three, 'c')).toEqual([{ ...one.rows.r, id: 'r3', alternative: 'c' }])
  expect(refusal(three, addAlternative, { alternative: 'd', name: ' ', rowIds: {} })).toMatch('needs a name')
  expect(refusal(three, renameAlternative, { alternative: 'b', name: 'x'.repeat(201) })).toMatch(
    'at most 200',
  )
  expect(names(after(three, renameAlternative, { alternative: 'b', name: 'Walnut ' }))[1]).toBe('Walnut')
})

it('moves among those that are there, to the ends at most, and nowhere else is nothing', () => {
  const moved = (to: number) => names(after(three, moveAlternative, { alternative: 'c', to }))
  expect([moved(0), moved(1), moved(-4)]).toEqual([
    ['White', 'Alternative 1', 'Oak'],
    ['Alternative 1', 'White', 'Oak'],
    ['White', 'Alternative 1', 'Oak'],
  ])
  expect(after(three, moveAlternative, { alternative: 'c', to: 9 })).toBe(three)
})

it('[D-85 part] a removed alternative lies in the bin with its rows, is nowhere chosen, and comes back as it was', () => {
  const removed = after(three, removeAlternative, { alternative: 'b', at })
  expect(names(removed)).toEqual(['Alternative 1', 'White'])
  expect(removedAlternatives(removed).map(({ id }) => id)).toEqual(['b'])
  expect(removed.rows).toBe(three.rows)
  expect(readDocument(JSON.parse(JSON.stringify(removed)))).toEqual({ ok: true, value: removed })
  for (const refused of [
    refusal(removed, switchAlternative, { alternative: 'b' }),
    refusal(removed, renameAlternative, { alternative: 'b', name: 'Pine' }),
    refusal(removed, removeAlternative, { alternative: 'b', at }),
    refusal(removed, addAlternative, { alternative: 'd', name: 'D', of: 'b', rowIds: { r2: 'r4' } }),
  ]) {
    expect(refused).toBe('This alternative is in the bin: bring it back first')
  }
  expect(after(removed, restoreAlternative, { alternative: 'b' })).toEqual(three)
})

it('[D-85 part] the last one stays, and of the one that the project shows the nearest takes the place', () => {
  expect(refusal(one, removeAlternative, { alternative: 'a', at })).toMatch('at least one')
  const shown = (document: ProjectDocument) => document.header.activeAlternative
  const last = after(three, switchAlternative, { alternative: 'c' })
  expect(shown(after(three, removeAlternative, { alternative: 'a', at }))).toBe('b')
  expect(shown(after(last, removeAlternative, { alternative: 'c', at }))).toBe('b')
})

it('for good goes only what is in the bin, with its rows and what the trade knows of them', () => {
  const known = { ...three, trade: { r2: { cost: 5 }, r3: { cost: 6 } } }
  expect(refusal(known, forgetAlternative, { alternative: 'b' })).toMatch('Only what is in the bin')
  const gone = after(after(known, removeAlternative, { alternative: 'b', at }), forgetAlternative, {
    alternative: 'b',
  })
  expect(Object.keys(gone.alternatives)).toEqual(['a', 'c'])
  expect(Object.keys(gone.rows)).toEqual(['r', 'r3'])
  expect(gone.trade).toEqual({ r3: { cost: 6 } })
})

it('a project takes no more of them than it can be read with', () => {
  const full = Array.from({ length: mostAlternatives - 1 }).reduce<ProjectDocument>(
    (last, _, index) =>
      after(last, addAlternative, {
        alternative: `n${index}`,
        name: 'N',
        of: 'a',
        rowIds: { r: `${index}` },
      }),
    one,
  )
  expect(readDocument(full).ok).toBe(true)
  expect(refusal(full, addAlternative, { alternative: 'z', name: 'Z', rowIds: { r: 'z' } })).toMatch(
    'no room',
  )
})

it('[D-85 part] nobody looks at what is in the bin, and undo brings back what one looked at', () => {
  const desk = createDesk({
    document: three,
    evaluate: (_, alternative) => ({ alternative, articles: {}, findings: [], prices: {} }),
  })
  desk.look('b')
  expect(desk.run(removeAlternative, { alternative: 'b', at }).ok).toBe(true)
  expect(desk.current().alternative).toBe('a')
  expect(desk.look('b').ok).toBe(false)
  desk.undo()
  expect(desk.current()).toMatchObject({ alternative: 'b', document: three })
})

function names(document: ProjectDocument): readonly string[] {
  return alternativesInOrder(document).map(({ name }) => name)
}

function after<Input>(document: ProjectDocument, command: Command<Input>, input: Input): ProjectDocument {
  const result = command.run(document, input)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function refusal<Input>(document: ProjectDocument, command: Command<Input>, input: Input): string | null {
  const result = command.run(document, input)
  return result.ok ? null : result.message
}
