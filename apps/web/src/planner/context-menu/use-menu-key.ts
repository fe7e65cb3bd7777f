import type { Editor } from '@arredo/editor'
import { type RefObject, useCallback } from 'react'

/** The menu without a pointer: beside what has the keyboard, else in the middle of the room. */
export function useMenuKey(editor: Editor, room: RefObject<HTMLElement | null>): () => void {
  return useCallback(() => {
    const active = document.activeElement
    const isSmall = active instanceof Element && active !== document.body && active.tagName !== 'CANVAS'
    const box = (isSmall ? active : room.current)?.getBoundingClientRect()
    if (box) editor.askMenu([box.left + box.width / 2, box.top + box.height / 2], null)
  }, [editor, room])
}
