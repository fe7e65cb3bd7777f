import { openPack } from '@arredo/catalogue'
import {
  assignCustomer,
  changeHeaderVariant,
  createDesk,
  evaluateProject,
  newDocument,
  type ProjectDocument,
  placeArticle,
  setRoom,
} from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { toWireProject } from './to-wire-project.ts'
import { WireProject } from './wire-project.ts'

const customer = {
  ...{ email: 'eva@x.it', firstName: 'Eva', lastName: 'Rossi', street: '', postalCode: '', city: '' },
  ...{ country: 'IT', mobile: '' },
}
const fields = { iderp3: 4, olnid: 'O-7', insightContextId: 'I-9', note: 'x' }
const cabinet = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const

function evaluated(document: ProjectDocument) {
  return evaluateProject(document, {
    ...{ catalogues: new Map([['KITCHEN', openPack(samplePack)]]), faces: [], discounts: new Map() },
  })
}

it('[A-144] [A-147] every field of a project and of its rows is there under its name, and says what it is of', () => {
  const start = newDocument({
    ...{ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026', shop: 'A' },
    packs: { KITCHEN: 'hash-1' },
  })
  const header = { ...start.header, status: 'offer' as const, customerFields: fields }
  const view = { id: 'v', name: 'Door', eye: [0, 0, 1600], target: [1, 1, 900], fieldOfView: 55 } as const
  const desk = createDesk({ document: { ...start, header, views: { v: view } }, evaluate: evaluated })
  const ids = { corners: ['a', 'b', 'c', 'd'], walls: ['n', 'e', 's', 'w'], room: 'room' }
  const onWall = { at: [500, 0, 0], rotation: 0, seat: { on: 'wall', wall: 'n', side: 'right' } } as const
  desk.run(assignCustomer, { customer })
  desk.run(setRoom, { type: 'rt1', lengths: [4000, 3000], ids })
  desk.run(changeHeaderVariant, { variant: 'FRONT', value: 'OAK' })
  desk.run(placeArticle, { ...cabinet, row: 'r', choices: { W: 450 }, placement: onWall })

  const { document, evaluation } = desk.current()
  const wire = toWireProject(document, {
    ...{ id: 7, evaluation, measures: null, currency: 'EUR', picture: '/pictures/7', selected: 'r' },
    history: desk.history().past.map(({ label }) => label),
    ...{ orderCode: ({ article }) => `E-${article}`, localCatalogues: ['KITCHEN'] },
  })
  expect(WireProject.parse(JSON.parse(JSON.stringify(wire)))).toEqual(wire)
  expect(wire).toMatchObject({
    ...{ id: 7, isopen: true, status: 'offer', isoffer: true, shopid: 'A', listid: 'EUR2026' },
    ...{ customercod: 'eva@x.it', orderaddress: [{ surname: 'Rossi' }], customerFields: { note: 'x' } },
    ...{ iderp3: 4, olnid: 'O-7', insightContextId: 'I-9', img: '/pictures/7', currentrow: 'r' },
    history: ['Assign customer', 'Set room', 'Change project variant', 'Place article'],
    ...{ priceDate: '20261115', pricesIncrease: 1, toReval: false },
    engine_views: [{ id: 'v', des: 'Door', fov: 55 }],
    globalPriceExtras: { totalDiscount1: null, totalDiscount2: null },
  })
  expect(wire.envWall.wallsVector).toHaveLength(4)
  expect(wire.rows).toMatchObject([
    {
      ...{ uniqueid: 'r', boxid: null, catalog: 'KITCHEN', model: 'LINEO_STD', cmodel: 'LINEO_STD' },
      ...{ cod: 'B-DOOR', erp: 'E-B-DOOR', extraEval: {}, reg: { W: 450 }, neutro: { W: 450 } },
      ...{ rule: { W: 450, FRONT: 'OAK' }, jeval3ddone: true, auto: false, local: true, wallItem: true },
    },
  ])
  expect(wire.rows[0]?.neutro).not.toHaveProperty('FRONT')

  // Of a project that was never saved or shown there is less to say, under the same names.
  const bare = toWireProject(start, {
    id: null,
    evaluation: evaluated(start),
    measures: null,
    currency: 'EUR',
  })
  expect(Object.keys(bare)).toEqual(Object.keys(wire).filter((name) => name !== 'customer'))
  expect(bare).toMatchObject({ id: null, img: '', currentrow: null, history: [], rows: [] })
})
