import type { Desk, DeskState } from '@arredo/project'
import { useSyncExternalStore } from 'react'
import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'

export function useEditorState(editor: Editor): EditorState {
  return useSyncExternalStore(editor.subscribe, editor.state, editor.state)
}

export function useDesk(desk: Desk): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.current, desk.current)
}
