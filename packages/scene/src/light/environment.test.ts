import { readFileSync } from 'node:fs'
import { shellOf } from '@arredo/geometry'
import { expect, test } from 'vitest'
import { rectangle } from '../room/plan-for-tests.ts'
import { daylightAt } from './daylight.ts'
import { createEnvironment } from './environment.ts'

const library = new URL('../../../../apps/server/environments/', import.meta.url)
const noon = { hour: 12, north: 0, lamps: false }

function environmentFrom(asked: string[]) {
  let arrived = 0
  const environment = createEnvironment(
    async (file) => {
      asked.push(file)
      const bytes = readFileSync(new URL(file.replace('environment/', ''), library))
      return new Blob([new Uint8Array(bytes)])
    },
    () => arrived++,
  )
  return { environment, arrived: () => arrived }
}

test('[D-208 part] light of the library is fetched once where another than the usual one is chosen, and never else', async () => {
  const asked: string[] = []
  const { environment, arrived } = environmentFrom(asked)
  for (const light of [
    noon,
    { ...noon, environment: 'studio_small_09' },
    { ...noon, environment: 'garden_trees_01' },
  ])
    expect(environment.around(light)).toBeNull()
  expect(asked).toEqual([])

  const warm = { ...noon, environment: 'studio_warm_03' }
  expect(environment.around(warm)).toBeNull()
  await environment.settled()
  expect(arrived()).toBe(1)
  expect(environment.around({ ...warm, hour: 15 })).toMatchObject({ width: 256, height: 128 })
  expect(environment.around(noon)).toBeNull()
  expect(asked).toEqual(['environment/studio_warm_03.hdr'])
})

test('[D-208 part] its colours come in through the windows, as strong as the hour lets them', async () => {
  const { environment } = environmentFrom([])
  const warm = { ...noon, environment: 'studio_warm_03' }
  environment.around(warm)
  await environment.settled()
  const house = { shell: shellOf(rectangle(4000, 3000)), openings: [] }
  const skyAt = (light: typeof warm) => daylightAt(light, house, environment.around(light)).sky.horizon
  const [red, , blue] = skyAt(warm)
  const usual = daylightAt(noon, house).sky.horizon
  expect(red / blue).toBeGreaterThan(1.15 * (usual[0] / usual[2]))
  expect(skyAt({ ...warm, hour: 22 })[0]).toBeLessThan(red / 20)
})
