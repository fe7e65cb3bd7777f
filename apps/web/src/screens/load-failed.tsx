import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useText } from '../words/use-text.ts'

/** In place of what could not be fetched: what happened, and the way to try again. */
export function LoadFailed({ title, message, retry }: { title: string; message: string; retry: () => void }) {
  const text = useText()
  return (
    <EmptyState
      title={title}
      hint={text(message)}
      action={<Button onClick={retry}>{text('Try again')}</Button>}
    />
  )
}
