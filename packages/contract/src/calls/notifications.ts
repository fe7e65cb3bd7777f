import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ProjectNumber } from './projects.ts'

/** As many as a list shows. */
export const mostNotifications = 100

/** What people are told; the words of each are the browser's (`flows/notifications`). */
export const NotificationKind = z.enum(['handOver', 'lead', 'answer', 'photograph'])
export type NotificationKind = z.output<typeof NotificationKind>

export const Notification = z.object({
  id: z.uuid(),
  kind: NotificationKind,
  /** The project it is about, to be opened from there. */
  project: z.nullable(ProjectNumber),
  /** What its sentence names: a project, a person, a status. */
  named: z.record(z.string(), z.string()),
  madeAt: z.string(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** */
export const listNotifications = defineCall({
  service: 'projects',
  function: 'notifications',
  access: 'loggedIn',
  summary: 'What the user is told, the newest first',
  input: z.object({}),
  output: z.array(Notification),
})

/** D-233 */
export const readNotifications = defineCall({
  service: 'projects',
  function: 'readNotifications',
  access: 'loggedIn',
  summary: 'Mark some of the own notifications as read; answers all of them',
  input: z.object({ ids: z.array(z.uuid()).check(z.maxLength(mostNotifications)) }),
  output: z.array(Notification),
})

export const deleteNotification = defineCall({
  service: 'projects',
  function: 'deleteNotification',
  access: 'loggedIn',
  summary: 'Put one of the own notifications away; answers those that are left',
  input: z.object({ id: z.uuid() }),
  output: z.array(Notification),
})
