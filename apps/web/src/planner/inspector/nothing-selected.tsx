import { MousePointerClick } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../../words/use-text.ts'

export function NothingSelected() {
  const text = useText()
  return (
    <EmptyState
      icon={<MousePointerClick size={28} aria-hidden="true" />}
      title={text('Nothing selected')}
      hint={text(
        'Tap an item in the room, or choose it from the list of the room, to see its sizes, variants and price.',
      )}
    />
  )
}
