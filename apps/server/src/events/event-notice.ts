import type { ServerEvent } from '@arredo/contract'
import * as z from 'zod/mini'

/** The channel on which the database says what `emit_event` wrote. */
export const eventChannel = 'arredo_event'

export type NumberedEvent = ServerEvent & {
  readonly tenant: number
  /** Counted per tenant without gaps, in the order of commits. */
  readonly id: number
  readonly audience: string | null
}

const Notice = z.object({
  tenant: z.int(),
  id: z.int(),
  topic: z.string(),
  subject: z.string(),
  audience: z.nullable(z.string()),
})

export function readNotice(payload: string): NumberedEvent | null {
  const notice = Notice.safeParse(JSON.parse(payload))
  return notice.success ? notice.data : null
}
