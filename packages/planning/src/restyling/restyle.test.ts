import { type Catalogue, type Choices, openPack } from '@arredo/catalogue'
import {
  addSpecial,
  createDesk,
  type Desk,
  type Evaluation,
  evaluateProject,
  isFollower,
  type ProjectDocument,
  placeArticle,
  restyle,
  restyleCopy,
  rowsInOrder,
  setRowAdjustment,
  standingRows,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { createFollow } from '../followers/follow.ts'
import { emptyKitchen, onFace } from '../testing/kitchen-for-tests.ts'
import { built, kitchens } from '../testing/random-kitchens.ts'
import { type Restyled, type RestyleWish, restyleInSteps } from './restyle.ts'

const kitchen = openPack(await kitchenPack())
const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', kitchen]])
const priceList = kitchen.pack.priceLists[0]?.code ?? null

function evaluate(document: ProjectDocument, alternative: string, known = catalogues): Evaluation {
  const context = { catalogues: known, discounts: new Map(), faces: ['customer'], answer: 'now' } as const
  return evaluateProject(document, { ...context, alternative })
}

function deskOf(document: ProjectDocument, known = catalogues): Desk {
  return createDesk({
    document: { ...document, header: { ...document.header, priceList }, packs: { KITCHEN: 'x' } },
    evaluate: (current, alternative) => evaluate(current, alternative, known),
    follow: createFollow(() => known),
  })
}

function proposal(desk: Desk, wish: Partial<RestyleWish>, known = catalogues): Restyled {
  const { document, evaluation, alternative } = desk.current()
  const steps = restyleInSteps(
    {
      ...{ document, evaluation, catalogues: known },
      preview(command) {
        const result = desk.preview(command, null)
        return result.ok ? result.value : null
      },
      evaluate: (changed) => evaluate(changed, alternative, known),
    },
    {
      ...{ catalogue: 'KITCHEN', model: null, choices: document.alternatives[alternative]?.choices ?? {} },
      ...wish,
    },
  )
  for (;;) {
    const { done, value } = steps.next()
    if (!done) continue
    if (!value) throw new Error('The restyle was refused')
    return value
  }
}

function totalOf({ prices, articles }: Evaluation): number {
  const total = prices.customer?.total ?? 0
  if (Object.keys(articles).length > 0) expect(total).toBeGreaterThan(0)
  return total
}

const copyFor = ({ document, alternative }: ReturnType<Desk['current']>) => ({
  ...{ alternative: 'copy', name: 'Copy' },
  rowIds: Object.fromEntries(rowsInOrder(document, alternative).map(({ id }) => [id, `copy-${id}`])),
})

const wishes = fc.record({
  model: fc.constantFrom('LINEO_PRO', 'LINEO_STD', null),
  choices: fc.record(
    {
      FRONT: fc.constantFrom('NAVY', 'OAK', 'GLOSS', 'GRAPHITE'),
      STYLE: fc.constantFrom('FLAT', 'SHAKER', 'SLIM'),
      CARCASS: fc.constantFrom('WHITE', 'GREY', 'OAK'),
      WORKTOP: fc.constantFrom('QUARTZ', 'OAK', 'STEEL'),
      SPLASH: fc.constantFrom('NONE', 'TILE', 'MARBLE'),
    },
    { requiredKeys: ['FRONT', 'WORKTOP'] },
  ),
})

describe('restyling an alternative', () => {
  it('[D-143 part] moves nothing, breaks no rule, costs to the cent what was shown, and is taken back in one step', () => {
    fc.assert(
      fc.property(kitchens, wishes, (room, wish) => {
        const desk = deskOf(built(room, catalogues))
        const before = desk.current()
        const { input, after } = proposal(desk, wish)
        const applied = desk.run(restyle, input)
        expect(applied.ok).toBe(true)
        const now = desk.current()
        expect(totalOf(now.evaluation)).toBe(totalOf(after.evaluation))
        expect(newlyBroken(before.evaluation, now.evaluation)).toEqual([])
        expect(footprintsOf(now)).toEqual(footprintsOf(before))
        desk.look(now.alternative)
        if (desk.current().document !== before.document) expect(desk.undo().ok).toBe(true)
        expect(desk.current().document).toEqual(before.document)
      }),
      { numRuns: 25 },
    )
  })

  it('[D-143 part] in a copy it costs the same, the original stays as it is, and one undo takes the copy away', () => {
    fc.assert(
      fc.property(kitchens, wishes, (room, wish) => {
        const desk = deskOf(built(room, catalogues))
        const before = desk.current()
        const { input, after } = proposal(desk, wish)
        expect(desk.run(restyleCopy, { copy: copyFor(before), style: input }).ok).toBe(true)
        expect(totalOf(desk.current().evaluation)).toBe(totalOf(before.evaluation))
        desk.look('copy')
        expect(totalOf(desk.current().evaluation)).toBe(totalOf(after.evaluation))
        expect(desk.undo().ok).toBe(true)
        expect(desk.current()).toMatchObject({ alternative: 'main', document: before.document })
      }),
      { numRuns: 15 },
    )
  })

  it('[D-143 part] an article that the model does not make stays with its reason, or another of its kind and width is proposed', () => {
    const desk = deskWith([
      ['B-PULL', { W: 150 }],
      ['B-PULL', { W: 400 }],
      ['B-DR3', { W: 600 }],
    ])
    const { rows, input } = proposal(desk, { model: 'LINEO_PRO', choices: { FRONT: 'NAVY' } })
    expect(rows.map(({ kind }) => kind)).toEqual(['stays', 'adapted', 'follows'])
    expect(rows[0]?.why).toEqual([
      {
        text: 'Not made in {{model}}',
        values: { model: { name: expect.objectContaining({ en: 'Lineo Pro' }) } },
      },
    ])
    expect(rows[0]?.style).toMatchObject({ article: 'B-PULL', model: 'LINEO_STD' })
    expect(rows[1]?.style.article).not.toBe('B-PULL')
    desk.run(restyle, input)
    const { articles } = desk.current().evaluation
    expect(['u0', 'u1', 'u2'].map((id) => articles[id]?.size.width)).toEqual([150, 400, 600])
    // What stays takes over what it can of the rest.
    expect(['u0', 'u1', 'u2'].map((id) => articles[id]?.configuration.FRONT)).toEqual([
      'NAVY',
      'NAVY',
      'NAVY',
    ])
  })

  it('[D-143 part] lengths stay, what a model forces is told with the author’s words, and own choices that can stand do', () => {
    const desk = deskWith([
      ['B-DR3', { W: 600, HANDLE: 'KNOB', FRONT: 'SAND' }],
      ['B-DR3', { W: 600, FRONT: 'OAK' }],
    ])
    const { rows, input } = proposal(desk, { model: 'LINEO_PRO', choices: { FRONT: 'GRAPHITE' } })
    expect(rows.map(({ compromises }) => compromises.map(({ variant, got }) => [variant, got]))).toEqual([
      [['HANDLE', 'GRIP']],
      [['FRONT', 'GRAPHITE']],
    ])
    expect(rows[1]?.compromises[0]?.reasons.map(({ why }) => why.en)).toContain(
      'Veneer cannot be milled for a grip profile, and gloss fronts take no knob',
    )
    const height = desk.current().evaluation.articles.u0?.size.height
    desk.run(restyle, input)
    expect(desk.current().evaluation.articles.u0).toMatchObject({
      size: { height },
      configuration: { FRONT: 'SAND', HANDLE: 'GRIP' },
    })
  })

  it('[D-143 part] a finish for the whole is above own choices, of which as few as can be yield to it', () => {
    const desk = deskWith([['B-DR3', { W: 600, HANDLE: 'GRIP', LIGHT: 'WARM' }]])
    const { rows } = proposal(desk, { choices: { FRONT: 'OAK' } })
    expect(rows[0]).toMatchObject({ kind: 'adapted', compromises: [{ variant: 'HANDLE', isOwn: true }] })
    expect(rows[0]?.style.choices).toEqual({ W: 600, LIGHT: 'WARM' })
  })

  it('[D-143 part] an own price and a special wish stay with their article, and are named', () => {
    const desk = deskWith([['B-DR3', { W: 600 }]])
    desk.run(setRowAdjustment, { row: 'u0', adjustment: { kind: 'price', amount: 10_000, reason: 'Agreed' } })
    desk.run(addSpecial, { row: 's', of: 'u0', text: 'Longer legs', price: 500, vat: '0.22' })
    const { rows, input } = proposal(desk, { model: 'LINEO_PRO' })
    expect(rows[0]).toMatchObject({ kind: 'follows', keeps: { price: true, special: true } })
    desk.run(restyle, input)
    expect(desk.current().document.rows).toMatchObject({
      u0: { model: 'LINEO_PRO', adjustment: { amount: 10_000 } },
      s: { special: { of: 'u0' } },
    })
  })

  it('[D-143 part] what no list sells so stays in its model', () => {
    const isPriced = (item: object) =>
      !('article' in item) || item.article === 'B-PULL' || !String(item.article).startsWith('B-D')
    const lists = kitchen.pack.priceLists.map((list) => ({ ...list, items: list.items.filter(isPriced) }))
    const known = new Map([['KITCHEN', openPack({ ...kitchen.pack, priceLists: lists })]])
    const desk = deskWith([['B-PULL', { W: 400 }]], known)
    const { rows, after } = proposal(desk, { model: 'LINEO_PRO', choices: { FRONT: 'NAVY' } }, known)
    expect(rows).toMatchObject([
      {
        kind: 'stays',
        style: { model: 'LINEO_STD' },
        why: [{ text: 'The price list does not sell it like this' }],
      },
    ])
    expect(after.evaluation.findings).toEqual([])
  })
})

function deskWith(
  units: readonly (readonly [article: string, choices: Choices])[],
  known = catalogues,
): Desk {
  const room = emptyKitchen(8000, 4000)
  const desk = deskOf(room, known)
  let left = 1000
  for (const [index, [article, choices]] of units.entries()) {
    const placement = onFace(room, 'north', left)
    const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L', row: `u${index}` } as const
    const placed = desk.run(placeArticle, { ...head, article, choices, placement })
    if (!placed.ok) throw new Error(placed.message)
    left += Number(choices.W)
  }
  return desk
}

function newlyBroken(before: Evaluation, after: Evaluation): readonly string[] {
  const known = new Set(before.findings.map(({ row, code }) => `${row} ${code}`))
  return after.findings.map(({ row, code }) => `${row} ${code}`).filter((each) => !known.has(each))
}

/** Where everything stands that no rule laid there. */
function footprintsOf({
  document,
  evaluation,
}: Pick<ReturnType<Desk['current']>, 'document' | 'evaluation'>) {
  return standingRows(document, evaluation)
    .filter(({ row }) => !isFollower(row))
    .map(({ id, place, size }) => ({ id, place, width: size.width }))
}
