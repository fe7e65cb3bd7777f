import { expect, it } from 'vitest'
import { hours, timeOfDay } from './time-of-day.ts'

it('has a word for every hour', () => {
  const said = [5, 9, 12, 16, 18.5, 20, 23].map(timeOfDay)
  expect(said).toEqual(['Morning', 'Morning', 'Midday', 'Afternoon', 'Evening', 'Dusk', 'Night'])
  expect(timeOfDay(hours.first - 1)).toBe('Dawn')
})
