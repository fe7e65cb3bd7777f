import { takeRoomAlong } from '@arredo/flows'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { useAttempt } from '../shell/use-attempt.ts'

/** Opens what a guest or a customer goes home with; null for professionals. */
export function useTakeAlong(): (() => void) | null {
  const app = useApp()
  const { attempt } = useAttempt()
  return useProfile()?.kind === 'pro' ? null : () => void attempt(() => takeRoomAlong(app))
}
