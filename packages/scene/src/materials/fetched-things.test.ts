import { describe, expect, test } from 'vitest'
import { createLightField } from '../light/light-field.ts'
import { createFetchedThings } from './fetched-things.ts'
import { createMaterialStore } from './material-store.ts'
import type { TextureStore } from './texture-store.ts'

describe('things made of fetched files', () => {
  test('are fetched once, also while they are on their way', async () => {
    let fetches = 0
    const things = createFetchedThings<string>(1000, () => 0)
    const fetch = async () => {
      fetches += 1
      return 'oak'
    }
    expect(await Promise.all([things.get('a', fetch), things.get('a', fetch)])).toEqual(['oak', 'oak'])
    expect(await things.get('a', fetch)).toBe('oak')
    expect(fetches).toBe(1)
  })

  test('that failed are tried again after a while, and not before', async () => {
    let [time, fetches] = [0, 0]
    const things = createFetchedThings<string>(1000, () => time)
    const fetch = async () => {
      fetches += 1
      if (fetches === 1) throw new Error('no network')
      return fetches === 2 ? null : 'oak'
    }
    const outcomes: (string | null)[] = []
    for (const at of [0, 999, 1000, 1999, 2000, 9000]) {
      time = at
      outcomes.push(await things.get('a', fetch))
    }
    expect(outcomes).toEqual([null, null, null, null, 'oak', 'oak'])
    expect(fetches).toBe(3)
  })

  test('are waited for, with those that were asked for meanwhile', async () => {
    const things = createFetchedThings<string>(0, () => 0)
    const arrived: string[] = []
    void things.get('a', async () => {
      void things.get('b', async () => {
        await Promise.resolve()
        arrived.push('b')
        return 'b'
      })
      return 'a'
    })
    await things.settled()
    expect(arrived).toEqual(['b'])
  })

  test('are left as they come when nobody wants them any more', async () => {
    const things = createFetchedThings<string>(0, () => 0)
    const left: string[] = []
    void things.get('a', async () => 'a')
    things.clear((thing) => left.push(thing))
    await things.settled()
    expect(left).toEqual(['a'])
  })
})

test('a material whose picture did not come asks again when it is wanted again', async () => {
  let asked = 0
  const pictures: TextureStore = {
    get: async () => {
      asked += 1
      return null
    },
    settled: async () => {},
    keepOnly: () => {},
    dispose: () => {},
  }
  const nothing = () => {
    throw new Error('no pattern is wanted')
  }
  const store = createMaterialStore({
    patterns: { grain: nothing, floor: nothing, stone: nothing, dispose: () => {} },
    pictures,
    field: createLightField(),
    isRich: false,
    onChange: () => {},
  })
  const texture = { colour: 'oak.webp', width: 100, height: 100 }
  const oak = { name: { en: 'Oak' }, colour: '#c59d6f', finish: 'wood', texture } as const
  const look = { tint: 'none', kelvin: null } as const
  const material = store.get(oak, look)
  expect(store.get(oak, look)).toBe(material)
  expect(asked).toBe(1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(store.get(oak, look)).toBe(material)
  expect(asked).toBe(2)
})
