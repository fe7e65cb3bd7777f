import { Share2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useText } from '../../words/use-text.ts'
import { useActionContext } from '../actions/action-context.tsx'

/** For who has a home to take the room to. */
export function ShareButton({ isSmall }: { isSmall: boolean }) {
  const text = useText()
  const { takeAlong } = useActionContext()
  if (!takeAlong) return null

  const icon = <Share2 size={18} aria-hidden="true" />
  if (isSmall) return <IconButton label={text('Share')} icon={icon} onClick={takeAlong} />
  return (
    <Button icon={icon} onClick={takeAlong}>
      {text('Share')}
    </Button>
  )
}
