import type { Editor } from '@arredo/editor'
import type { ReactNode, Ref } from 'react'
import type { CanvasInsets } from './layout/canvas-insets.ts'

export type CanvasHandle = { readonly fit: () => void }

/** What every view of the room is given. */
export type CanvasProps = {
  editor: Editor
  insets: CanvasInsets
  isEmbedded: boolean
  /** What stands where the view will be, until it is drawn. */
  backdrop: ReactNode
  ref: Ref<CanvasHandle>
}
