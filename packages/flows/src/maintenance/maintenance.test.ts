import type { MaintenanceState } from '@arredo/contract'
import { expect, it } from 'vitest'
import { appForTests, failure } from '../testing/app-for-tests.ts'
import { followMaintenance } from './follow-maintenance.ts'
import { bookMaintenance } from './set-maintenance.ts'

const none: MaintenanceState = { isMaintenance: false, startDateTimeUTC: null, endDateTimeUTC: null }

it('[A-170 part] [A-92 part] is asked for at the start, when a call is refused for it, and when it is due; what fails is told the console alone', async () => {
  let state: MaintenanceState | null = none
  const { app, calls, warnings, wait } = appForTests({
    'maintenance/status': () =>
      state ? { ok: true, value: state } : failure('unavailable', 'Nobody is there'),
    'projects/list': () => failure('maintenance', 'The site is being worked on'),
    'maintenance/bookedMaintenanceSet': (times) => {
      const booked = { ...none, ...(times as Partial<MaintenanceState>) }
      state = booked
      return { ok: true, value: booked }
    },
  })
  const asked = () => calls.filter(({ name }) => name === 'maintenance/status').length
  const shown = () => app.maintenance.store.getState()
  followMaintenance(app)
  await wait(0)
  expect(asked()).toBe(1)

  state = { ...none, isMaintenance: true }
  await app.ports.call('projects/list', {})
  await wait(0)
  expect([asked(), shown().isMaintenance]).toEqual([2, true])

  const hour = 3_600_000
  const at = (from: number) => new Date(app.ports.clock.now() + from).toISOString()
  await bookMaintenance(app, { startDateTimeUTC: at(hour), endDateTimeUTC: at(2 * hour) })
  expect(shown().isMaintenance).toBe(false)
  state = { ...shown(), isMaintenance: true }
  await wait(hour - 1)
  expect(asked()).toBe(2)
  await wait(5_000)
  expect([asked(), shown().isMaintenance]).toEqual([3, true])

  state = null
  await wait(hour)
  expect([asked(), shown().isMaintenance, app.notices.store.getState().log]).toEqual([4, true, []])
  expect(warnings).toContain('Nobody could be asked about maintenance')
})
