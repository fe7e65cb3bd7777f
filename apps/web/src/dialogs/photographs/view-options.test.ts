import { newDocument, setRoom } from '@arredo/project'
import type { CameraView } from '@arredo/scene'
import { expect, it } from 'vitest'
import { firstOption, viewOptions } from './view-options.ts'

const ids = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'm' }
const made = setRoom.run(newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' }), {
  type: 'rt1',
  lengths: [5000, 4000],
  ids,
})
if (!made.ok) throw new Error(made.message)
const room = made.value
const saved = { id: 'v', name: 'Door', eye: [1, 2, 3], target: [4, 5, 6], fieldOfView: 50 } as const
const inside: CameraView = { eye: [2500, 500, 1500], target: [2500, 4000, 1200], fieldOfView: 55 }
const above: CameraView = { eye: [2500, -4000, 5000], target: [2500, 2000, 900], fieldOfView: 38 }

const keys = (options: ReturnType<typeof viewOptions>) => options.map(({ key }) => key)

it('[D-118 part] offers what one sees, what was saved and what is proposed; without 3D the whole room', () => {
  const document = { ...room, views: { v: saved } }
  expect(keys(viewOptions(document, above, [inside]))).toEqual(['current', 'saved v', 'proposed 0'])
  expect(keys(viewOptions(document, null, []))).toEqual(['overview', 'saved v'])
})

it('[D-118 part] begins with the first proposal, unless one stands in the room already', () => {
  expect(firstOption(viewOptions(room, above, [inside]), room)).toBe('proposed 0')
  expect(firstOption(viewOptions(room, inside, [inside]), room)).toBe('current')
  expect(firstOption(viewOptions(room, above, []), room)).toBe('current')
})
