import type { Placement, Point3 } from '@arredo/geometry'
import {
  addFixture,
  type FixtureKind,
  type FixtureSeat,
  fixtureKinds,
  newDocument,
  type ProjectDocument,
  usualFixtures,
} from '@arredo/project'
import { expect, it } from 'vitest'
import { hitAt } from '../camera/hit-at.ts'
import { enclosedVolume, noFaces } from '../faces/faces.ts'
import { addPart } from '../faces/part-faces.ts'
import { sceneContent } from '../scene-content.ts'
import { fixtureItems } from './fixture-items.ts'
import { rectangle } from './plan-for-tests.ts'

const room: ProjectDocument = {
  ...newDocument({ name: 'Test', alternative: 'a', priceDate: '2026-11-01' }),
  ...rectangle(5000, 4000),
}
const evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
const cases = fixtureKinds.flatMap((kind) => usualFixtures[kind].on.map((seat) => [kind, seat] as const))

function withFixture(kind: FixtureKind, on: FixtureSeat): ProjectDocument {
  const [width, depth, height] = usualFixtures[kind].size
  const size: Point3 = [width || 4000, depth, height || 2700]
  const placement: Placement =
    on === 'wall'
      ? { at: [500, 0, Math.min(1000, 2700 - size[2])], rotation: 0, seat: { on, wall: 'n', side: 'right' } }
      : { at: [500, 2500, 0], rotation: 0, seat: { on } }
  const added = addFixture.run(room, { fixture: { id: 'f', kind, size, placement } })
  if (!added.ok) throw new Error(added.message)
  return added.value
}

it.each(cases)('%s on the %s has a body of known materials, and is cut away with its wall', (kind, on) => {
  const document = withFixture(kind, on)
  const [item] = sceneContent({ document, evaluation }, []).items
  if (!item) throw new Error('nothing to draw')
  expect(item.setInto).toBe(on === 'wall' ? 'n' : undefined)
  expect(item.parts.length).toBeGreaterThan(0)
  for (const part of item.parts) {
    expect(item.finishes[part.material]).toBeDefined()
    const faces = noFaces()
    addPart(faces, part)
    expect(enclosedVolume(faces)).toBeGreaterThan(0)
    expect(faces.position.every(Number.isFinite)).toBe(true)
  }
  // What is as it was is the same object: nothing is drawn anew.
  expect(fixtureItems({ ...document, notes: {} })[0]).toBe(item)
})

it('a hand that points at one has hold of the fixture, not of a row', () => {
  const of = { kind: 'fixture', id: 'f' } as const
  const sight = {
    itemAt: () => ({ row: 'fixture f', of, point: [0, 0, 0] as const }),
    rayAt: () => ({ origin: [0, 0, 0] as const, direction: [0, 0, 1] as const }),
    surfaces: () => ({ shown: [], all: [], openings: [], rooms: [] }),
  }
  expect(hitAt(sight, [0, 0], { on: 'things' })?.record).toEqual(of)
})
