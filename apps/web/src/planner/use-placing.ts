import type { Editor } from '@arredo/editor'
import { type RefObject, useEffect } from 'react'

/** An article let go outside of the room was not wanted after all. */
export function usePlacing(editor: Editor, room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onUp(event: PointerEvent) {
      if (!editor.carries()) return
      const isInRoom = event.target instanceof Node && room.current?.contains(event.target)
      if (!isInRoom || event.type === 'pointercancel') editor.cancel()
    }
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', onUp)
    return () => {
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', onUp)
    }
  }, [editor, room])
}
