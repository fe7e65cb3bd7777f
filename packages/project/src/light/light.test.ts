import { describe, expect, it } from 'vitest'
import { setLight } from '../commands/set-light.ts'
import { newDocument } from '../new-document.ts'
import { readDocument } from '../read-document.ts'
import { deskForTests } from '../testing/desk-for-tests.ts'
import { lightOf } from './light.ts'
import { isLampTime, sunAt, towardsSun } from './sun-at.ts'

describe('the sun', () => {
  it('rises in the north-east, stands in the south at noon and sets in the north-west', () => {
    expect(sunAt(12).azimuth).toBeCloseTo(180, 6)
    expect(sunAt(12).elevation).toBeCloseTo(66, 6)
    expect(sunAt(5).azimuth).toBeLessThan(90)
    expect(sunAt(5).elevation).toBeGreaterThan(0)
    expect(sunAt(19).azimuth).toBeGreaterThan(270)
    expect(sunAt(8).elevation).toBeCloseTo(sunAt(16).elevation, 6)
  })

  it('turns with the house: north to the right puts noon to the left of the plan', () => {
    const [east, north, up] = towardsSun({ hour: 12, north: 0 })
    expect(east).toBeCloseTo(0)
    expect(north).toBeLessThan(-0.4)
    expect(up).toBeGreaterThan(0.9)
    const [turned, aside] = towardsSun({ hour: 12, north: 90 })
    expect(turned).toBeCloseTo(north)
    expect(aside).toBeCloseTo(0)
    expect(towardsSun({ hour: 0, north: 0 })[2]).toBeLessThan(0)
  })

  it('lets lamps be on when somebody would switch them on', () => {
    expect([9, 16, 18.5, 23].map(isLampTime)).toEqual([false, false, true, true])
  })
})

describe('[D-194 part] the light of a project', () => {
  it('is a clear afternoon until somebody decides, and one step for each decision', () => {
    const desk = deskForTests()
    const light = () => lightOf(desk.current().document)
    expect(light()).toEqual({ hour: 16, north: 0, lamps: false })

    desk.run(setLight, { hour: 19, environment: 'garden' })
    expect(light()).toEqual({ hour: 19, north: 0, lamps: true, environment: 'garden' })
    desk.run(setLight, { hour: 19 })
    desk.undo()
    expect(light()).toEqual({ hour: 16, north: 0, lamps: false })
    // Taken back it is nothing again, and can be read as such.
    expect(readDocument(JSON.parse(JSON.stringify(desk.current().document))).ok).toBe(true)
    desk.redo()
    expect(light().environment).toBe('garden')
  })

  it('switches lamps with the hour, until somebody decides otherwise', () => {
    const desk = deskForTests()
    const lampsAfter = (change: Parameters<typeof setLight.run>[1]) => {
      desk.run(setLight, change)
      return lightOf(desk.current().document).lamps
    }
    expect(lampsAfter({ hour: 20 })).toBe(true)
    expect(lampsAfter({ hour: 12 })).toBe(false)
    expect(lampsAfter({ lamps: true })).toBe(true)
    expect(lampsAfter({ hour: 21 })).toBe(true)
    expect(lampsAfter({ lamps: false })).toBe(false)
    expect(lampsAfter({ hour: 22 })).toBe(false)
  })

  it('is refused where it is none, by the command and by whoever reads a document', () => {
    const document = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
    expect(setLight.run(document, { hour: 25 })).toEqual({ ok: false, message: 'There is no such light' })
    const light = { hour: 12, north: 400, lamps: true }
    const read = readDocument({ ...document, header: { ...document.header, light } })
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining('light.north') })
  })
})
