import type { Part } from '@arredo/geometry'
import { evaluateProject } from '@arredo/project'
import { expect, it } from 'vitest'
import { furnishedRooms } from '../../../../../tools/rooms/furnished-rooms.ts'
import { wallFront } from './wall-front.ts'

const { catalogues, rooms } = await furnishedRooms()

const ends = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.shape === 'box' ? [part.at[0], part.at[0] + part.size[0]] : []))

it('[D-143 part] shows the corner unit of an L on either of its walls, so that nothing hangs in the air beside it', () => {
  const [family] = rooms
  if (!family) return expect.fail('no room')
  const evaluation = evaluateProject(family.document, { catalogues, faces: [], discounts: new Map() })
  const parts = wallFront({ document: family.document, evaluation })
  const isLow = ({ at }: Part) => at[2] > 100 && at[2] < 700
  const reach = (some: readonly Part[]) => Math.max(...ends(some)) - Math.min(...ends(some))
  // What is left is the room for the end panel beside the tall units.
  expect(reach(parts) - reach(parts.filter(isLow))).toBeLessThan(120)
})
