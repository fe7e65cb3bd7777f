import { assignCustomer, changeHeaderVariant, newDocument, placeArticle, setRoom } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { type HostForTests, hostForTests } from '../testing/host-for-tests.ts'

const stored = newDocument({
  ...{ name: 'Stored', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026' },
})
const noAddress = {
  ...{
    email: '',
    firstName: '',
    lastName: '',
    street: '',
    postalCode: '',
    city: '',
    country: '',
    mobile: '',
  },
}

async function sentBy(host: HostForTests): Promise<Record<string, unknown>> {
  const answer = await host.ask({ action: 'getJsonProject' })
  return (answer as unknown as { content: Record<string, unknown> }).content
}

it('[A-144] [A-147] every field of a project and of its rows says what it is of', async () => {
  const [door, ...others] = samplePack.articles
  if (!door) throw new Error('The sample has no article')
  const pack = { ...samplePack, articles: [{ ...door, orderCode: 'E-77' }, ...others] }
  const fields = { webCartId: null, iderp3: 4, olnid: 'O-7', insightContextId: 'I-9', note: 'x' }
  const header = { ...stored.header, status: 'offer' as const, shop: 'A', customerFields: fields }
  const document = { ...stored, header, packs: { KITCHEN: 'hash-1' } }
  const host = hostForTests(
    { 'projects/load': () => ({ ok: true, value: { id: 7, revision: 3, savedAt: '', document } }) },
    { pack, config: { localCatalogues: ['KITCHEN'] } },
  )
  await host.ask({ action: 'openProject', id: 7 })
  const desk = host.app.project.getState().open?.desk
  desk?.run(assignCustomer, { customer: { ...noAddress, email: 'eva@x.it', lastName: 'Rossi' } })
  desk?.run(setRoom, {
    type: 'rt1',
    lengths: [4000, 3000],
    ids: { corners: ['a', 'b', 'c', 'd'], walls: ['n', 'e', 's', 'w'], room: 'room' },
  })
  const cabinet = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const
  const onWall = { at: [500, 0, 0], rotation: 0, seat: { on: 'wall', wall: 'n', side: 'right' } } as const
  desk?.run(changeHeaderVariant, { variant: 'FRONT', value: 'OAK' })
  desk?.run(placeArticle, { ...cabinet, row: 'r', choices: { W: 450 }, placement: onWall })
  host.select(['r'])

  const sent = await sentBy(host)
  expect(sent).toMatchObject({
    ...{ id: 7, isopen: true, status: 'offer', isoffer: true, shopid: 'A', img: '/pictures/7' },
    ...{ listid: header.priceList, customercod: 'eva@x.it', orderaddress: [{ surname: 'Rossi' }] },
    ...{ customerFields: { note: 'x' }, iderp3: 4, olnid: 'O-7', insightContextId: 'I-9' },
    ...{
      currentrow: 'r',
      history: ['Assign customer', 'Set room', 'Change project variant', 'Place article'],
    },
    ...{ priceDate: '20261115', pricesIncrease: 1, toReval: false, engine_views: [] },
    ...{ globalPriceExtras: { totalDiscount1: null, totalDiscount2: null } },
  })
  const { envWall, rows } = sent as { envWall: { wallsVector: object[] }; rows: object[] }
  expect(envWall.wallsVector).toHaveLength(4)
  expect(rows).toMatchObject([
    {
      ...{ uniqueid: 'r', boxid: null, catalog: 'KITCHEN', model: 'LINEO_STD', cmodel: 'LINEO_STD' },
      ...{ cod: 'B-DOOR', erp: 'E-77', extraEval: {}, reg: { W: 450 }, neutro: { W: 450 } },
      ...{ rule: { W: 450, FRONT: 'OAK' }, jeval3ddone: true, auto: false, local: true, wallItem: true },
    },
  ])
  expect(rows[0]).not.toHaveProperty('neutro.FRONT')
  // What is selected of another alternative is no row of what is sent.
  host.select(['elsewhere'])
  expect(await sentBy(host)).toMatchObject({ currentrow: null })
})
