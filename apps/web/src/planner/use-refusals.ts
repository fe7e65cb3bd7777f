import type { Editor } from '@arredo/editor'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'

/** What the hands tried and the project would not have, said once for each try. */
export function useRefusals(editor: Editor): void {
  const { notices } = useApp()
  useEffect(() => {
    let last = editor.state().refusal
    return editor.subscribe(() => {
      const { refusal } = editor.state()
      if (refusal === last) return
      last = refusal
      if (!refusal) return
      notices.withdraw(refusal.message)
      notices.show({ message: refusal.message })
    })
  }, [editor, notices])
}
