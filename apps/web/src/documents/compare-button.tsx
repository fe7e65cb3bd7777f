import { GitCompareArrows } from 'lucide-react'
import { useApp } from '../app/app-context.tsx'
import { Button } from '../ui/button.tsx'
import { useText } from '../words/use-text.ts'

type CompareButtonProps = {
  projectId: number
  report: string
  id: string
  /** The one of the same kind that was made before it. */
  earlier: { readonly id: string; readonly number: string | null }
}

/** D-267: what changed since the document that the reader had before. */
export function CompareButton({ projectId, report, id, earlier }: CompareButtonProps) {
  const { dialogs } = useApp()
  const text = useText()
  return (
    <Button
      icon={<GitCompareArrows size={16} aria-hidden="true" />}
      onClick={() => void dialogs.ask('compareDocuments', { projectId, report, left: earlier.id, right: id })}
    >
      {text('Compare with {{number}}', { number: earlier.number ?? '' })}
    </Button>
  )
}
