import { plainRoom } from '@arredo/geometry'
import { evaluateProject, newDocument, type ProjectDocument } from '@arredo/project'
import { expect, it } from 'vitest'
import { toWireProject } from './to-wire-project.ts'

const bare: ProjectDocument = {
  ...newDocument({ name: 'Plan', alternative: 'a', priceDate: '2026-11-15' }),
  rooms: { room: { ...plainRoom, id: 'room', inside: [0, 0], height: 2550 } },
}
const written: ProjectDocument = {
  ...bare,
  notes: { n: { id: 'n', kind: 'text', drawing: { on: 'plan' }, text: 'Oak', at: [0, 0], leader: null } },
  underlays: {
    u: {
      ...{ id: 'u', kind: 'picture', file: 'plan.webp', at: [0, 0] },
      ...{ rotation: 0, scale: 2, opacity: 0.5 },
    },
  },
}

it('[D-109 part, D-112 part] notes and underlays cost nothing, are no row of anything, and do not go out to hosts', () => {
  const context = { catalogues: new Map(), faces: ['customer', 'trade'], discounts: new Map() } as const
  const [without, with_] = [bare, written].map((document) => {
    const evaluation = evaluateProject(document, context)
    const wire = toWireProject(document, { id: 12, evaluation, measures: null, currency: 'EUR' })
    return { evaluation, wire }
  })
  expect(with_).toEqual(without)
})
