import { describe, expect, it } from 'vitest'
import { sunAt } from './sun-at.ts'
import { hours, isLampTime, timeOfDay } from './time-of-day.ts'

describe('the sun of a photograph', () => {
  it('rises in the north-east, stands in the south at noon and sets in the north-west', () => {
    expect(sunAt(12).azimuth).toBeCloseTo(180, 6)
    expect(sunAt(12).elevation).toBeCloseTo(66, 6)
    expect(sunAt(5).azimuth).toBeLessThan(90)
    expect(sunAt(5).elevation).toBeGreaterThan(0)
    expect(sunAt(19).azimuth).toBeGreaterThan(270)
    expect(sunAt(8).elevation).toBeCloseTo(sunAt(16).elevation, 6)
  })

  it('has a word for every hour, and lamps when somebody would switch them on', () => {
    const said = [5, 9, 12, 16, 18.5, 20, 23].map(timeOfDay)
    expect(said).toEqual(['Morning', 'Morning', 'Midday', 'Afternoon', 'Evening', 'Dusk', 'Night'])
    expect([9, 16, 18.5, 23].map(isLampTime)).toEqual([false, false, true, true])
    expect(timeOfDay(hours.first - 1)).toBe('Dawn')
  })
})
