import { useProfile } from '../app/use-session.ts'
import { useText } from '../words/use-text.ts'

export function usePersonName(): string {
  const text = useText()
  const profile = useProfile()
  return !profile || profile.kind === 'guest' ? text('Guest') : profile.displayName
}
