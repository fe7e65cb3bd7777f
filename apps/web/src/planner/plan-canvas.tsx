import type { Editor } from '@arredo/editor'
import { lazy, type Ref, useImperativeHandle, useState } from 'react'
import type { CanvasInsets } from './layout/canvas-insets.ts'
import { type CanvasHandle, useCanvasLabels } from './use-canvas-labels.ts'

/** The plan without the room: this route never fetches Three.js. */
const PlanView = lazy(async () => ({ default: (await import('@arredo/editor/plan')).PlanView }))

export function PlanCanvas({
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
  // The plan frames the room when it appears; a new one frames it anew.
  useImperativeHandle(ref, () => ({ fit: () => setRound((last) => last + 1) }), [])

  return <PlanView key={round} editor={editor} labels={labels} insets={insets} isEmbedded={isEmbedded} />
}
