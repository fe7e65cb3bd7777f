import type { Editor } from '@arredo/editor'
import { lazy, type Ref, useImperativeHandle, useState } from 'react'
import type { CanvasInsets } from './layout/canvas-insets.ts'
import { type CanvasHandle, useCanvasLabels } from './use-canvas-labels.ts'

const ElevationView = lazy(async () => ({
  default: (await import('@arredo/editor/elevation')).ElevationView,
}))

/** One wall after the other, as one stands before it. */
export function ElevationCanvas({
  editor,
  insets,
  isEmbedded,
  ref,
}: {
  editor: Editor
  insets: CanvasInsets
  isEmbedded: boolean
  ref: Ref<CanvasHandle>
}) {
  const labels = useCanvasLabels()
  const [round, setRound] = useState(0)
  useImperativeHandle(ref, () => ({ fit: () => setRound((last) => last + 1) }), [])

  return <ElevationView key={round} editor={editor} labels={labels} insets={insets} isEmbedded={isEmbedded} />
}
