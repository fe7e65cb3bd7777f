import type { AlternativeId } from '@arredo/project'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../words/use-text.ts'
import { usePlanner } from '../planner-context.tsx'

/** A copy of one, to be looked at from now on; a step of undo. */
export function useCopyAlternative(): (of?: AlternativeId) => Promise<void> {
  const text = useText()
  const { ports, notices } = useApp()
  const { desk } = usePlanner()
  return async (of) => {
    const { copyAlternative } = await import('./copy-alternative.ts')
    const copied = copyAlternative(desk, of ?? desk.current().alternative, { text, newId: ports.ids })
    if (!copied.ok) notices.show({ message: copied.message, kind: 'error' })
  }
}
