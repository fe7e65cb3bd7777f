import { recomputePrices } from '@arredo/flows'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { useAttempt } from '../shell/use-attempt.ts'

/** The prices of today, and what they change; null for who sells nothing. */
export function useRecomputePrices(): (() => void) | null {
  const app = useApp()
  const { attempt } = useAttempt()
  if (useProfile()?.kind !== 'pro') return null
  return () =>
    void attempt(async () => {
      const computed = await recomputePrices(app)
      if (computed.ok) app.notices.show({ message: computed.value })
      return computed
    })
}
