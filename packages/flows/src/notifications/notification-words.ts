import type { NotificationKind } from '@arredo/contract'
import { sentence } from '@arredo/words'

/** What each kind says, in English, a translation key; its values come with the notification. */
export const notificationWords: Readonly<Record<NotificationKind, string>> = {
  handOver: sentence('{{by}} gave you “{{project}}”'),
  lead: sentence('{{by}} sent the shop “{{project}}”'),
}
