import { openPack } from '@arredo/catalogue'
import { createFollow } from '@arredo/planning'
import {
  changeHeaderVariant,
  changeVariant,
  createDesk,
  evaluateProject,
  newDocument,
  placeArticle,
  setRoom,
} from '@arredo/project'
import { expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { type Priced, priceChoices, priceHeader } from './price-choices.ts'

const catalogues = new Map([['KITCHEN', openPack(await kitchenPack())]])
const context = { catalogues, faces: ['customer'], discounts: new Map() } as const

/** Two cabinets in a run, with the worktop, the plinth and the panel that follow them. */
function openKitchen() {
  const names = (kind: string) => [1, 2, 3, 4].map((number) => `${kind}-${number}`)
  const ids = { walls: names('wall'), corners: names('corner'), room: 'room' }
  const desk = createDesk({
    document: newDocument({ name: 'K', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026' }),
    evaluate: (document) => evaluateProject(document, context),
    follow: createFollow(() => catalogues),
  })
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  const { document } = desk.current()
  for (const [index, row] of ['one', 'two'].entries())
    desk.run(placeArticle, {
      ...{ row, catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L', choices: {} },
      placement: {
        at: [index * 600, 0, 0],
        rotation: 0,
        seat: { on: 'wall', wall: Object.keys(document.walls)[0] ?? '', side: 'right' },
      },
    })
  return desk
}

function totalOf(desk: ReturnType<typeof openKitchen>): number {
  return desk.current().evaluation.prices.customer?.total ?? 0
}

function told<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

it('what follows a run is reckoned in: a width with its worktop, a front with its plinth, a splashback that comes', () => {
  const desk = openKitchen()
  expect(Object.keys(desk.current().document.rows)).toHaveLength(5)
  const project: Priced = { document: desk.current().document, context, face: 'customer' }
  const width = { variant: 'W', values: [450, 900] }
  const header = told(priceHeader(project))
  const cases = [
    ...width.values.map((value) => ({
      said: told(priceChoices({ ...project, numbers: width }, 'one'))
        .get('W')
        ?.get(value),
      take: () => desk.run(changeVariant, { row: 'one', variant: 'W', value }),
    })),
    ...(['FRONT OAK', 'WORKTOP QUARTZ', 'SPLASH TILE'] as const).map((choice) => {
      const [variant = '', value = ''] = choice.split(' ')
      return {
        said: header.get(variant)?.get(value),
        take: () => desk.run(changeHeaderVariant, { variant, value }),
      }
    }),
  ]
  for (const { said, take } of cases) {
    const before = totalOf(desk)
    take()
    expect(said?.difference).toBe(totalOf(desk) - before)
    expect(said?.difference).not.toBe(0)
    desk.undo()
  }
})
