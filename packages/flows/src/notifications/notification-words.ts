import type { NotificationKind } from '@arredo/contract'
import { sentence } from '@arredo/words'

/** What each kind says, in English, a translation key; its values come with the notification. */
export const notificationWords: Readonly<Record<NotificationKind, string>> = {
  handOver: sentence('{{by}} gave you “{{project}}”'),
  answer: sentence('{{by}} answered “{{project}}”: {{status}}'),
  photograph: sentence('A photograph of “{{project}}” is ready'),
  lead: sentence('{{by}} sent the shop “{{project}}”'),
}
