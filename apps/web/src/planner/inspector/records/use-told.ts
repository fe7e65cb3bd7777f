import type { Result } from '@arredo/project'
import { useState } from 'react'
import { useText } from '../../../words/use-text.ts'

/** Runs a command and keeps the words of a refusal until the next one. */
export function useTold(): readonly [string | null, (result: Result<unknown>) => void] {
  const text = useText()
  const [refusal, setRefusal] = useState<string | null>(null)
  return [refusal, (result) => setRefusal(result.ok ? null : text(result.message))]
}
