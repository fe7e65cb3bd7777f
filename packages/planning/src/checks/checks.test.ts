import { type Catalogue, openPack } from '@arredo/catalogue'
import type { Placement } from '@arredo/geometry'
import {
  addFixture,
  addOpening,
  addSpecial,
  changeRow,
  createDesk,
  type Desk,
  evaluateProject,
  placeArticle,
  setFollowers,
} from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { createFollow } from '../followers/follow.ts'
import { emptyKitchen, faceAt, onFace } from '../testing/kitchen-for-tests.ts'
import type { Plan } from './finding.ts'
import { checks, findingsOf } from './index.ts'
import { gapsBetween } from './run-gaps.ts'

const pack = await kitchenPack()
const kitchen = openPack(pack)
const room = emptyKitchen()
const north = (left: number, height = 0) => onFace(room, 'north', left, height)

/** What is done to an empty kitchen so that a check speaks, and the words it says. */
const troubles: Readonly<Record<string, { readonly make: (desk: Desk) => void; readonly says: string }>> = {
  collision: {
    make: (desk) => place(desk, ['B-DR3', north(0)], ['B-DR3', north(300)]),
    says: '{{one}} and {{two}} overlap',
  },
  swing: {
    make: (desk) => place(desk, ['B-DOOR', north(1000)], ['B-DR3', free(1000, 900)]),
    says: '{{other}} stands in the way of {{item}}: {{why}}',
  },
  beforeOpening: {
    make: (desk) => {
      open(desk, 2000)
      place(desk, ['B-DR3', north(2100)])
    },
    says: '{{item}} stands before a door',
  },
  outside: {
    make: (desk) => place(desk, ['B-DR3', free(9000, 9000)]),
    says: '{{item}} stands outside the room',
  },
  needs: { make: (desk) => place(desk, ['B-HOB', north(1000)]), says: '{{item}}: {{why}}' },
  gapInRun: {
    make: (desk) => place(desk, ['B-DR3', north(1000)], ['B-DR3', north(1640)]),
    says: 'There is a gap of {{length}} beside {{item}}',
  },
  missingFiller: {
    make: (desk) => {
      desk.run(setFollowers, { followers: false })
      place(desk, ['B-DR3', north(60)])
    },
    says: 'Between {{item}} and the wall {{length}} stay open',
  },
  missingEndPanel: {
    make: (desk) => {
      desk.run(setFollowers, { followers: false })
      place(desk, ['B-DR3', north(1000)])
    },
    says: 'The side of {{item}} is seen and has no panel',
  },
  uncovered: {
    make: (desk) => {
      desk.run(setFollowers, { followers: false })
      place(desk, ['B-DR3', north(1000)])
    },
    says: '{{item}} has no worktop',
  },
  unsupported: {
    make: (desk) => place(desk, ['WT', north(1000, 820)]),
    says: '{{item}} lies on nothing for {{length}}',
  },
  hiddenFixture: {
    make: (desk) => {
      fix(desk, 'socket', 1300, 300)
      place(desk, ['T-BROOM', north(1100)])
    },
    says: 'A socket lies behind {{item}}',
  },
  farFromWater: {
    make: (desk) => {
      fix(desk, 'water', 200, 500)
      place(desk, ['B-SINK', north(3000)], ['A-SINK', { ...north(3100), at: [3100, 45, 860] }])
    },
    says: '{{item}} is {{length}} away from the water',
  },
}

describe('the checks of a plan', () => {
  it('say nothing of an empty room', () => {
    expect(foundIn(newDesk())).toEqual([])
  })

  it('say once that two units overlap, and not of all that follows them', () => {
    const desk = newDesk()
    place(desk, ['B-DR3', north(1000)], ['B-DR3', north(1300)])
    const found = foundIn(desk).filter(({ check }) => check === 'collision')
    expect(found.map(({ records }) => records.map(({ id }) => id))).toHaveLength(1)
  })

  it.each(Object.entries(troubles))('%s', (check, { make, says }) => {
    const desk = newDesk()
    make(desk)
    const found = foundIn(desk).filter((each) => each.check === check)
    expect(found.map(({ why }) => why.text)).toContain(says)
    const fixed = found.find((each) => each.fix?.())
    const mend = fixed?.fix?.()
    if (!fixed || !mend) return
    const before = desk.current().document
    expect(desk.run(mend.command, null)).toMatchObject({ ok: true })
    expect(foundIn(desk).map(({ id }) => id)).not.toContain(fixed.id)
    desk.undo()
    expect(desk.current().document.rows).toEqual(before.rows)
  })

  it('look for what would mend only when it is asked for, and then once', () => {
    const desk = newDesk()
    place(desk, ['B-HOB', north(1000)])
    let asked = 0
    const found = findingsOf({ ...planOf(desk), newId: () => `mended ${++asked}` })
    expect(asked).toBe(0)
    const [need] = found.filter(({ check, fix }) => check === 'needs' && fix?.())
    expect(need?.fix?.()).toBe(need?.fix?.())
    expect(asked).toBe(found.filter(({ check, fix }) => check === 'needs' && fix?.()).length)
  })

  it('stop an offer for a row without a price', () => {
    const desk = newDesk(
      openPack({ ...pack, priceLists: pack.priceLists.map((list) => ({ ...list, items: [] })) }),
    )
    place(desk, ['B-DR3', north(1000)])
    expect(foundIn(desk)[0]).toMatchObject({ check: 'unpriced', tier: 'stops' })
  })

  it('stop an offer for what was asked for and has no price yet', () => {
    const desk = newDesk()
    place(desk, ['B-DR3', north(1000)])
    const of = Object.keys(desk.current().document.rows)[0] ?? ''
    desk.run(addSpecial, { row: 'wish', of, text: 'Width 583 mm', price: null, vat: '0.22' })
    expect(foundIn(desk)[0]).toMatchObject({
      ...{ check: 'unpriced', tier: 'stops', records: [{ kind: 'row', id: 'wish' }] },
      why: { text: '{{item}} has no price yet', values: { item: { word: 'Width 583 mm' } } },
    })
    desk.run(changeRow, { row: 'wish', change: { price: 0 } })
    expect(foundIn(desk).map(({ check }) => check)).not.toContain('unpriced')
  })

  it('stop an offer for a choice that nobody made', () => {
    const { FRONT } = pack.variants
    if (FRONT?.domain.kind !== 'options') throw new Error('Fronts have options')
    const [first, ...others] = FRONT.domain.options
    if (!first) throw new Error('There is a front')
    const options = [{ ...first, neutral: true }, ...others]
    const asking = {
      ...pack,
      variants: { ...pack.variants, FRONT: { ...FRONT, domain: { ...FRONT.domain, options } } },
    }
    const desk = newDesk(openPack(asking))
    place(desk, ['B-DR3', north(1000), { FRONT: first.code }])
    expect(foundIn(desk)[0]).toMatchObject({ check: 'openVariant', tier: 'stops' })
  })

  it('a gap of any width is closed by one step, with all that stands behind it', () => {
    const desk = newDesk()
    place(desk, ['B-DR3', north(600)], ['B-DR3', north(1800)], ['B-DR3', north(2400)])
    const [gap, ...more] = gapsBetween(desk.current())
    expect([gap?.length, more]).toEqual([600, []])
    expect(foundIn(desk).map(({ check }) => check)).not.toContain('gapInRun')
    const close = gap?.close()
    if (!close) throw new Error('It cannot be closed')
    desk.run(close, null)
    const starts = Object.values(desk.current().document.rows).flatMap((row) =>
      row.kind === 'article' && !row.auto && row.placement ? [row.placement.at[0]] : [],
    )
    expect(starts.toSorted((one, two) => one - two)).toEqual([600, 1200, 1800])
    expect(gapsBetween(desk.current())).toEqual([])
  })

  it('two units that overlap are told once, without all that follows them', () => {
    const desk = newDesk()
    place(desk, ['B-DR3', free(2000, 2000)], ['B-DR3', free(2300, 2200)])
    expect(foundIn(desk).filter(({ check }) => check === 'collision')).toHaveLength(1)
  })

  it('what follows a unit that stands outside is told with the unit, once', () => {
    const desk = newDesk()
    place(desk, ['B-DR3', free(9000, 9000)])
    expect(Object.keys(desk.current().document.rows).length).toBeGreaterThan(1)
    expect(findingsOf(planOf(desk), 'stops').map(({ check }) => check)).toEqual(['outside'])
  })

  it('a chair drawn up to its table does not stand in its way, one with its back to it does', () => {
    const told = (rotation: number) => {
      const desk = newDesk()
      desk.run(setFollowers, { followers: false })
      place(desk, ['B-DR3', free(1000, 1000)])
      place(desk, ['B-DR3', { ...free(1000 + (rotation ? 600 : 0), 2000 + (rotation ? 600 : 0)), rotation }])
      const { evaluation, ...plan } = planOf(desk)
      const [table = '', ...chairs] = Object.keys(evaluation.articles)
      const articles = Object.fromEntries(
        Object.entries(evaluation.articles).map(([id, { run: _, clearances: __, ...article }]) => [
          id,
          id === table
            ? { ...article, clearances: [{ code: 'chairs', at: [0, 581, 0], size: [600, 700, 800] }] }
            : article,
        ]),
      ) as typeof evaluation.articles
      expect(chairs).toHaveLength(1)
      const found = findingsOf({ ...plan, evaluation: { ...evaluation, articles } })
      return found.filter(({ check }) => check === 'swing').length
    }
    expect([told(180), told(0)]).toEqual([0, 1])
  })

  it('are fourteen, and every one was heard here', () => {
    const heard = [...Object.keys(troubles), 'unpriced', 'openVariant']
    expect(heard.toSorted()).toEqual(Object.keys(checks).toSorted())
    expect(heard).toHaveLength(14)
  })
})

type Wish = readonly [article: string, placement: Placement, choices?: Readonly<Record<string, string>>]

let lastId = 0

function newDesk(catalogue: Catalogue = kitchen): Desk {
  const catalogues = new Map([['KITCHEN', catalogue]])
  const priced = { ...room, header: { ...room.header, priceList: 'EUR2026' } }
  const desk = createDesk({
    document: priced,
    evaluate: (document, alternative) =>
      evaluateProject(document, { catalogues, discounts: new Map(), faces: ['customer'], alternative }),
    follow: createFollow(() => catalogues),
  })
  catalogueOf.set(desk, catalogue)
  return desk
}

const catalogueOf = new WeakMap<Desk, Catalogue>()

function foundIn(desk: Desk) {
  return findingsOf(planOf(desk))
}

function planOf(desk: Desk): Plan {
  const catalogues = new Map([['KITCHEN', catalogueOf.get(desk) ?? kitchen]])
  return { ...desk.current(), catalogues, newId: () => `n${++lastId}` }
}

function place(desk: Desk, ...wishes: readonly Wish[]): void {
  for (const [article, placement, choices = {}] of wishes) {
    const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L', row: `n${++lastId}` } as const
    const result = desk.run(placeArticle, { ...head, article, placement, choices })
    if (!result.ok) throw new Error(result.message)
  }
}

/** In plan, from the corner in the north-west. */
function free(x: number, y: number): Placement {
  return { at: [x, 4000 - y, 0], rotation: 0, seat: { on: 'floor' } }
}

function open(desk: Desk, offset: number): void {
  const { wall, side } = faceAt(room, 'north')
  const opening = { id: 'o1', wall, side, kind: 'door', offset, width: 900, height: 2100, sill: 0 } as const
  const result = desk.run(addOpening, { opening: { ...opening, hand: 'left', swing: 'in', depth: null } })
  if (!result.ok) throw new Error(result.message)
}

function fix(desk: Desk, kind: 'socket' | 'water', left: number, height: number): void {
  const size = kind === 'water' ? ([210, 60, 60] as const) : ([80, 12, 80] as const)
  const result = desk.run(addFixture, {
    fixture: { id: `f${++lastId}`, kind, size, placement: north(left, height) },
  })
  if (!result.ok) throw new Error(result.message)
}
