import type { DialogFrameProps } from '../ui/dialog-frame.tsx'
import { useText } from '../words/use-text.ts'

/** What the buttons of every dialog's frame are called. */
export function useFrameWords(): DialogFrameProps['words'] {
  const text = useText()
  return {
    close: text('Close'),
    fullscreen: text('Full screen'),
    restore: text('Leave full screen'),
    move: text('Move by the arrow keys'),
    resize: text('Larger or smaller by the arrow keys'),
  }
}
