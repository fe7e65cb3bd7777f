import type { Result } from '@arredo/project'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'

/** How flows say that a person changed their mind: whoever did so knows it. */
const ownWishes: readonly string[] = ['Operation cancelled', 'Project not saved']

export type Attempt = {
  /** Does nothing while the last one is under way. */
  readonly attempt: (start: () => Promise<Result<unknown>>) => Promise<void>
  readonly isBusy: boolean
}

/** Does what a person asked for, one thing at a time, and says what went wrong, if anything did. */
export function useAttempt(): Attempt {
  const { notices } = useApp()
  const [isBusy, setIsBusy] = useState(false)

  async function attempt(start: () => Promise<Result<unknown>>) {
    if (isBusy) return
    setIsBusy(true)
    const result = await start()
    setIsBusy(false)
    if (!result.ok && !ownWishes.includes(result.message)) {
      notices.show({ message: result.message, kind: 'error' })
    }
  }

  return { attempt, isBusy }
}
