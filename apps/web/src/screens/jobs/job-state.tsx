import type { JobListing } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { Badge } from '../../ui/badge.tsx'
import { useText } from '../../words/use-text.ts'

const states: Readonly<Record<JobListing['state'], string>> = {
  queued: sentence('Waits its turn'),
  running: sentence('Under way'),
  done: sentence('Done'),
  failed: sentence('Failed'),
  cancelled: sentence('Given up'),
}

type JobStateProps = Pick<JobListing, 'state' | 'message' | 'progress'> & { error?: string | null }

/** How far it is, or why nothing came of it. */
export function JobState({ state, message, progress, error }: JobStateProps) {
  const text = useText()
  if (state === 'running') {
    const percent = Math.round(progress * 100)
    return text('{{what}}, {{percent}} %', { what: text(message || states.running), percent })
  }
  if (state === 'failed') return error ? text(error) : text(states.failed)
  return <Badge kind={state === 'done' ? 'good' : 'plain'}>{text(states[state])}</Badge>
}
