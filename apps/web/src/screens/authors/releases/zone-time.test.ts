import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, instantAt, zoneTimeOf } from './zone-time.ts'

const zones = ['Europe/Rome', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC']

test('a moment typed in a zone is the instant at which the clocks there show it', () => {
  const minute = 60_000
  fc.assert(
    fc.property(
      fc.integer({ min: Date.parse('2020-01-01') / minute, max: Date.parse('2040-01-01') / minute }),
      fc.constantFrom(...zones),
      (minutes, zone) => {
        const shown = zoneTimeOf(minutes * minute, zone)
        const instant = instantAt(shown, zone) ?? 0
        // The hour that clocks show twice has two instants; either is right.
        expect(zoneTimeOf(instant, zone)).toEqual(shown)
        expect(Math.abs(instant - minutes * minute)).toBeLessThanOrEqual(60 * minute)
      },
    ),
  )
  expect(instantAt({ date: '2026-11-16', time: '08:00' }, 'Europe/Rome')).toBe(
    Date.parse('2026-11-16T07:00:00.000Z'),
  )
  // Left out in Rome on that day.
  expect(instantAt({ date: '2027-03-28', time: '02:30' }, 'Europe/Rome')).toBe(
    Date.parse('2027-03-28T01:30:00.000Z'),
  )
  expect(instantAt({ date: '', time: '08:00' }, 'Europe/Rome')).toBeNull()
})

test('days are counted on the calendar', () => {
  expect(addDays('2027-03-27', 1)).toBe('2027-03-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})
