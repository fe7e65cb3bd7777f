import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

const Moment = z.nullable(z.iso.datetime())

/** under way, or booked where both moments are still to come. */
export const MaintenanceState = z.object({
  isMaintenance: z.boolean(),
  startDateTimeUTC: Moment,
  /** Null too while nobody knows. */
  endDateTimeUTC: Moment,
})
export type MaintenanceState = z.output<typeof MaintenanceState>

export const maintenanceStatus = defineCall({
  service: 'maintenance',
  function: 'status',
  access: 'anyone',
  summary: 'Whether the site is being worked on, or when it will be',
  input: z.object({}),
  output: MaintenanceState,
})

export const bookMaintenance = defineCall({
  service: 'maintenance',
  function: 'bookedMaintenanceSet',
  access: 'supervisor',
  summary: 'Book maintenance from one moment to another; both null cancel it',
  input: z.object({ startDateTimeUTC: Moment, endDateTimeUTC: Moment }),
  output: MaintenanceState,
})

export const startMaintenance = defineCall({
  service: 'maintenance',
  function: 'startMaintenance',
  access: 'supervisor',
  summary: 'Begin maintenance at once: all but supervisors are told to come back later',
  input: z.object({}),
  output: MaintenanceState,
})

export const endMaintenance = defineCall({
  service: 'maintenance',
  function: 'endMaintenance',
  access: 'supervisor',
  summary: 'End maintenance: everybody works on',
  input: z.object({}),
  output: MaintenanceState,
})
