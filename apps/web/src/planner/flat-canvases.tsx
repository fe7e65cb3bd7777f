import { type ComponentProps, lazy, useCallback, useImperativeHandle } from 'react'
import type { CanvasProps } from './canvas.ts'
import { usePlanner } from './planner-context.tsx'
import { useUnderlaySources } from './underlay/use-underlay-sources.ts'
import { useCanvasLabels } from './use-canvas-labels.ts'
import { useKeptLayers } from './use-kept-layers.ts'

/** Neither fetches Three.js. */
const PlanView = lazy(async () => ({ default: (await import('@arredo/editor/plan')).PlanView }))
const ElevationView = lazy(async () => ({
  default: (await import('@arredo/editor/elevation')).ElevationView,
}))

export function PlanCanvas(props: CanvasProps) {
  return <FlatCanvas {...props} View={PlanView} />
}

/** One wall after the other, as one stands before it. */
export function ElevationCanvas(props: CanvasProps) {
  return <FlatCanvas {...props} View={ElevationView} />
}

type FlatProps = CanvasProps & { View: typeof PlanView | typeof ElevationView }

function FlatCanvas({ ref, View, backdrop: _, ...props }: FlatProps) {
  const labels = useCanvasLabels()
  const colourOf = useColours()
  const underlays = useUnderlaySources()
  useKeptLayers(props.editor)
  const { showAt } = props.editor
  useImperativeHandle(ref, () => ({ fit: () => showAt(null) }), [showAt])

  const given: ComponentProps<typeof View> = { ...props, labels, colourOf, underlays }
  return <View {...given} />
}

/** The colours of the catalogues that are open. */
function useColours() {
  const { catalogues } = usePlanner()
  return useCallback(
    (catalogue: string, material: string) =>
      catalogues.find(({ pack }) => pack.code === catalogue)?.pack.materials[material]?.colour,
    [catalogues],
  )
}
