import type { Editor } from '@arredo/editor'
import { useEffect } from 'react'

/** Who wants something beside the selection chooses it in the catalogue. */
export function useBesideWish(editor: Editor, showCatalogue: () => void): void {
  useEffect(() => {
    let last = editor.state().besideWish
    return editor.subscribe(() => {
      const { besideWish } = editor.state()
      if (besideWish === last) return
      last = besideWish
      if (besideWish) showCatalogue()
    })
  }, [editor, showCatalogue])
}
