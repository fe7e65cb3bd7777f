import { type Catalogue, type Choices, type ChoiceValue, hardwareOf } from '@arredo/catalogue'
import { type Part, partBounds } from '@arredo/geometry'
import { type ArticleRow, evaluateProject, newDocument, type ProjectDocument } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../tools/rooms/furnished-rooms.ts'
import { type CutList, cutList, hardwareList, makingOf } from './index.ts'

const { catalogues, rooms } = await furnishedRooms()

type Wish = {
  readonly catalogue: Catalogue
  readonly article: string
  readonly model: string
  readonly side: 'L' | 'R'
  readonly choices: Choices
  readonly quantity: number
}

/** Any article of the demo catalogues in any model, with some of its options and measures chosen at random. */
const wish: fc.Arbitrary<Wish> = fc
  .constantFrom(...catalogues.values())
  .chain((catalogue) =>
    fc.record({ catalogue: fc.constant(catalogue), article: fc.constantFrom(...catalogue.pack.articles) }),
  )
  .chain(({ catalogue, article }) => {
    const chosen = article.variants.map((code) => {
      const domain = catalogue.pack.variants[code]?.domain
      const value: fc.Arbitrary<ChoiceValue> =
        domain?.kind === 'options'
          ? fc.constantFrom(...domain.options.map((option) => option.code))
          : fc.integer({ min: 0, max: 100 }).map((part) => {
              const { min = 0, max = 0, step = 1 } = domain ?? {}
              return min + Math.floor(((max - min) * part) / 100 / step) * step
            })
      return fc.option(value, { freq: 2 }).map((picked) => [code, picked] as const)
    })
    return fc.record({
      ...{ catalogue: fc.constant(catalogue), article: fc.constant(article.code) },
      ...{ model: fc.constantFrom(...article.models), side: fc.constantFrom('L' as const, 'R' as const) },
      choices: fc
        .tuple(...chosen)
        .map((pairs) =>
          Object.fromEntries(pairs.flatMap(([code, value]) => (value === null ? [] : [[code, value]]))),
        ),
      quantity: fc.integer({ min: 1, max: 4 }),
    })
  })

function documentOf(wishes: readonly Wish[]): ProjectDocument {
  const empty = newDocument({
    name: 'Lists',
    alternative: 'a',
    priceDate: '2026-11-15',
    priceList: 'EUR2026',
  })
  const rows = wishes.map(
    ({ catalogue, ...rest }, index): ArticleRow => ({
      ...{ id: `r${index}`, alternative: 'a', order: index, kind: 'article', placement: null },
      ...{ ...rest, catalogue: catalogue.pack.code, flags: { drawn: true, offered: true, ordered: true } },
    }),
  )
  return { ...empty, rows: Object.fromEntries(rows.map((row) => [row.id, row])) }
}

function listed(document: ProjectDocument) {
  const evaluation = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
  const making = makingOf({ document, evaluation, catalogues })
  return { evaluation, making, list: cutList(making) }
}

const all = ({ boards, profiles, pieces }: CutList) => [...boards, ...profiles, ...pieces]

type Wanted = { readonly row: string; readonly part: Part; readonly count: number }

/** What the recipe says is made, each part as often as the row has pieces, by nothing but what the evaluation says. */
function wanted(document: ProjectDocument, { evaluation }: ReturnType<typeof listed>): readonly Wanted[] {
  return Object.values(document.rows).flatMap((row) => {
    if (row.kind !== 'article' || !row.flags.ordered) return []
    const { pack } = catalogues.get(row.catalogue) ?? {}
    const article = pack?.articles.find(({ code }) => code === row.article)
    const { parts = [], bought, readyMade } = pack?.recipes[article?.recipe ?? ''] ?? {}
    if (bought || readyMade) return []
    const shown = parts.filter((part) => part.bought || part.hardware).map(({ code }) => code)
    const made = (evaluation.articles[row.id]?.parts ?? []).filter(
      ({ code }) => !shown.includes(code) && !shown.includes(code.replace(/-\d+$/, '')),
    )
    return made.map((part) => ({ row: row.id, part, count: row.quantity }))
  })
}

/** The large face: of the two longest sides, or of those that a panel says. */
function areaOf(part: Part): number {
  const { min, max } = partBounds(part)
  const sides = ([0, 1, 2] as const).map((axis) => max[axis] - min[axis])
  const across = part.shape === 'panel' ? 'xyz'.indexOf(part.across) : sides.indexOf(Math.min(...sides))
  return sides.filter((_, axis) => axis !== across).reduce((area, side) => area * side, 1)
}

function addsUp(document: ProjectDocument): void {
  const told = listed(document)
  const parts = wanted(document, told)
  const lines = all(told.list)
  for (const { uses, count } of lines) expect(sumOf(uses, (use) => use.count)).toBe(count)
  const uses = lines.flatMap((line) => line.uses.map(({ row, part, count }) => `${row} ${part} ${count}`))
  expect(uses.toSorted()).toEqual(
    parts.map(({ row, part, count }) => `${row} ${part.code} ${count}`).toSorted(),
  )

  const onBoards = new Set(
    told.list.boards.flatMap((line) => line.uses.map(({ row, part }) => `${row} ${part}`)),
  )
  for (const material of new Set(told.list.boards.map((line) => line.material.code))) {
    const cut = told.list.boards.filter((line) => line.material.code === material)
    const drawn = parts.filter(
      ({ row, part }) => part.material === material && onBoards.has(`${row} ${part.code}`),
    )
    const area = sumOf(drawn, ({ part, count }) => areaOf(part) * count)
    // Pieces are cut to a tenth of a millimetre.
    expect(sumOf(cut, ({ length, width, count }) => length * width * count) / area).toBeCloseTo(1, 2)
  }
}

function sumOf<Each>(all: readonly Each[], value: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + value(each), 0)
}

describe('the cut list', () => {
  it('[D-250 part] adds up to the parts of the recipes, for every article of the demo catalogues and their options', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 6 }), (wishes) => addsUp(documentOf(wishes))),
      { numRuns: 150 },
    )
    for (const catalogue of catalogues.values())
      for (const { code, models } of catalogue.pack.articles)
        for (const model of models)
          addsUp(documentOf([{ catalogue, article: code, model, side: 'L', choices: {}, quantity: 2 }]))
  })

  it('[D-250 part] adds up for the demo rooms, worktops and plinths included', () => {
    for (const { document } of rooms) addsUp(document)
    const worktops = rooms.flatMap(({ document }) =>
      listed(document).list.boards.filter(({ cutOuts }) => cutOuts > 0),
    )
    expect(worktops.length).toBeGreaterThan(2)
    for (const { uses, joints } of worktops) {
      expect(uses.map(({ part }) => part)).toEqual(['top'])
      expect(joints).toBeLessThanOrEqual(2)
    }
  })

  it('[D-250 part] has equal pieces in one line, with what tells them apart', () => {
    const kitchen = catalogues.get('KITCHEN')
    if (!kitchen) throw new Error('There is no kitchen')
    const unit = {
      catalogue: kitchen,
      article: 'B-DOOR',
      model: 'LINEO_STD',
      quantity: 2,
      side: 'L',
    } as const
    const { boards } = listed(
      documentOf([
        { ...unit, choices: { WIDTH: 600, FRONT: 'OAK' } },
        { ...unit, side: 'R', choices: { WIDTH: 600, FRONT: 'OAK' } },
      ]),
    ).list
    const line = (code: string) => boards.find(({ uses }) => uses.some(({ part }) => part === code))
    expect(line('side-left')).toMatchObject({
      ...{ length: 720, width: 560, thickness: 18, grain: 'none', edged: { along: 1, across: 0 } },
      ...{ outline: 'rectangle', cutOuts: 0, joints: 0, count: 8 },
      uses: ['r0 1', 'r1 2'].flatMap((name) =>
        ['side-left', 'side-right'].map((part) => {
          const [row, position] = name.split(' ')
          return { row, position: Number(position), part, count: 2 }
        }),
      ),
    })
    expect(line('left-door')).toMatchObject({
      ...{
        length: 717,
        width: 597,
        thickness: 19,
        grain: 'length',
        edged: { along: 2, across: 2 },
        count: 4,
      },
      material: { code: 'oak', name: { en: 'Oak' } },
    })
    expect(boards.map(({ number }) => number)).toEqual(boards.map((_, index) => index + 1))
  })

  it('[D-253 part] cuts nothing of what comes finished, and no feet and handles', () => {
    const lines = rooms.flatMap(({ document }) => all(listed(document).list))
    const materials = new Set(lines.map(({ material }) => material.code))
    for (const code of ['leaf', 'soil', 'bulb', 'cord', 'wool-dark']) expect(materials).not.toContain(code)
    const cut = new Set(lines.flatMap(({ uses }) => uses.map(({ part }) => part.replace(/-\d+$/, ''))))
    for (const part of ['leg', 'left-pull-bar', 'light']) expect(cut).not.toContain(part)
  })
})

describe('the hardware list', () => {
  it('[D-253 part] adds up to what the articles take, for every article of the demo catalogues and their options', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 6 }), (wishes) => {
        const document = documentOf(wishes)
        const { evaluation, making } = listed(document)
        const list = hardwareList(making)
        const wanted = new Map<string, number>()
        for (const row of Object.values(document.rows)) {
          const pack = row.kind === 'article' ? catalogues.get(row.catalogue)?.pack : undefined
          const { configuration } = evaluation.articles[row.id] ?? {}
          if (row.kind !== 'article' || !pack || !configuration) continue
          for (const { code, count } of hardwareOf(pack, row.article, configuration, row.side))
            wanted.set(code, (wanted.get(code) ?? 0) + count * row.quantity)
        }
        const told = new Map<string, number>()
        for (const { code, count, uses } of list) {
          expect(sumOf(uses, (use) => use.count)).toBe(count)
          expect(new Set(uses.map(({ row }) => row)).size).toBe(uses.length)
          told.set(code, (told.get(code) ?? 0) + count)
        }
        expect(told).toEqual(wanted)
        const keys = list.map(({ code, length, material }) => `${code} ${length} ${material?.key}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 150 },
    )
  })

  it('[D-253 part] tells lengths and materials apart, with the positions they are for', () => {
    const kitchen = catalogues.get('KITCHEN')
    if (!kitchen) throw new Error('There is no kitchen')
    const unit = { catalogue: kitchen, model: 'LINEO_STD', side: 'L' } as const
    const bar = { HANDLE: 'BAR' }
    const { making } = listed(
      documentOf([
        { ...unit, article: 'B-DOOR', choices: { ...bar, W: 600 }, quantity: 2 },
        { ...unit, article: 'B-DR3', choices: { ...bar, W: 900 }, quantity: 1 },
        { ...unit, article: 'B-DOOR', choices: { HANDLE: 'KNOB', W: 900 }, quantity: 1 },
      ]),
    )
    const lines = hardwareList(making)
    const of = (code: string) =>
      lines
        .filter((line) => line.code === code)
        .map(({ count, length, uses }) => [count, length, uses.map((use) => `${use.position}:${use.count}`)])
    expect(of('hinge')).toEqual([[8, null, ['1:4', '3:4']]])
    expect(of('runner')).toEqual([[3, 500, ['2:3']]])
    expect(of('bar-handle')).toEqual([
      [2, 160, ['1:2']],
      [3, 320, ['2:3']],
    ])
    expect(of('knob')).toEqual([[2, null, ['3:2']]])
    expect(lines.find(({ code }) => code === 'hinge')).toMatchObject({
      maker: 'Lineo',
      orderCode: 'H-110-SC',
    })
  })
})
