import { shellOf } from '@arredo/geometry'
import { expect, test } from 'vitest'
import { bakeHere } from '../baking/bake-here.ts'
import type { BakePort } from '../baking/bake-port.ts'
import { rectangle } from '../room/plan-for-tests.ts'
import { emptyContent } from '../scene-content.ts'
import { daylightAt } from './daylight.ts'
import { createRoomLight } from './room-light.ts'

const step = { lightTexels: 60, rays: [2] }
const content = { ...emptyContent, shell: shellOf(rectangle(3000, 2400)) }
const daylight = daylightAt(content.light, content)

test('walls that moved have even light until theirs is known, and no light of other places', async () => {
  const light = createRoomLight(bakeHere, () => {}, step)
  light.build(content)
  light.spread(content, daylight)
  await light.settled()
  const { width, height } = light.field.texels().image
  expect(width * height).toBeGreaterThan(20)

  light.build({ ...content, shell: shellOf(rectangle(4000, 2400)) })
  expect(light.field.texels().image).toMatchObject({ width: 1, height: 1 })
  light.dispose()
})

test('who waits for light that is given up waits for what takes its place', async () => {
  const told: (() => void)[] = []
  const held: BakePort = (_work, tell) => {
    told.push(() => tell(true))
    return () => {}
  }
  const light = createRoomLight(held, () => {}, step)
  light.build(content)
  light.spread(content, daylight)
  let isSettled = false
  const waited = light.settled().then(() => {
    isSettled = true
  })
  light.spread(content, daylight)
  await Promise.resolve()
  expect(isSettled).toBe(false)
  told[1]?.()
  await waited
  expect(isSettled).toBe(true)
})
