import type { LucideIcon } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'

/** What the list of actions says of one, as a button. */
export function ActionButton({ id, icon: Icon }: { id: string; icon: LucideIcon }) {
  const text = useText()
  const { label, shortcut, isOn, isPossible, run } = useAction(id)
  const isTool = id.startsWith('tool ')
  return (
    <IconButton
      label={text(label)}
      icon={<Icon aria-hidden="true" />}
      aria-disabled={!isPossible}
      {...(isTool && { pressed: isOn })}
      {...(shortcut !== undefined && { shortcut })}
      onClick={() => isPossible && run()}
    />
  )
}
