import { useText } from './use-text.ts'

/** What the eye beside a password is called. */
export function usePasswordWords(): { show: string; hide: string } {
  const text = useText()
  return { show: text('Show password'), hide: text('Hide password') }
}
