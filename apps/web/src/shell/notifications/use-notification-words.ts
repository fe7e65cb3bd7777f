import type { Notification } from '@arredo/contract'
import { notificationWords, statusNames } from '@arredo/flows'
import type { Status } from '@arredo/project'
import { useText } from '../../words/use-text.ts'

/** The sentence of a notification; a status in it has its own word. */
export function useNotificationWords(): (told: Notification) => string {
  const text = useText()
  return ({ kind, named: { status, ...named } }) =>
    text(notificationWords[kind], {
      ...named,
      ...(status !== undefined && { status: text(statusNames[status as Status] ?? status) }),
    })
}
