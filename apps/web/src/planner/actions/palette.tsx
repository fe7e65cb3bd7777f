import { lazy, Suspense, useRef } from 'react'
import unseenStyles from '../../ui/unseen.module.css'
import { useText } from '../../words/use-text.ts'

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}))

/** Until the palette is fetched, what is typed is kept for it: no letter may be taken for a key of the planner. */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useText()
  const typed = useRef('')
  const keep = (
    <input
      // biome-ignore lint/a11y/noAutofocus: it stands for the palette, which takes the keyboard too
      autoFocus
      className={unseenStyles.unseen}
      aria-label={text('Find an action')}
      onChange={(event) => {
        typed.current = event.currentTarget.value
      }}
    />
  )
  return (
    <Suspense fallback={keep}>
      <CommandPalette typedAhead={typed} onClose={onClose} />
    </Suspense>
  )
}
