import type { Editor } from '@arredo/editor'
import { useApp } from '../app/app-context.tsx'
import type { Screen } from './design-room.ts'

/** Fetched with the dialog that it opens. */
export function useDesignRoom(editor: Editor, screen: Screen): (purpose: 'change' | 'add') => void {
  const app = useApp()

  async function design(purpose: 'change' | 'add') {
    const { designRoom } = await import('./design-room.ts')
    await designRoom(app, editor, screen, purpose)
  }
  return (purpose) => void design(purpose)
}
