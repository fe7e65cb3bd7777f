import { newDocument, type SavedView, viewsInOrder } from '@arredo/project'
import { expect, it } from 'vitest'
import { fromWireProject } from './from-wire-project.ts'
import { toWireProject } from './to-wire-project.ts'

it('[A-75 part, D-189 part] engine_views are the saved views in their order, there and back', () => {
  const start = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
  const place = { eye: [0, 0, 1600], target: [1, 1, 900], fieldOfView: 55 } as const
  const views: readonly SavedView[] = [
    { ...place, id: 'z', name: 'Door', order: 1, offered: true, isLevel: true },
    { ...place, id: 'a', name: 'Sink', order: 2, offered: false, picture: 'abc.png' },
    { ...place, id: 'm', name: 'Window', order: 3 },
  ]
  const document = { ...start, views: Object.fromEntries(views.map((view) => [view.id, view])) }
  const evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
  const wire = toWireProject(document, { id: 1, evaluation, measures: null, currency: 'EUR' })
  expect(wire.engine_views.map(({ des }) => des)).toEqual(['Door', 'Sink', 'Window'])
  const read = fromWireProject(JSON.parse(JSON.stringify(wire)))
  expect(read.ok && viewsInOrder(read.value)).toEqual(views)
})
