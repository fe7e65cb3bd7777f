import { facesOf, showFace } from '@arredo/flows'
import { useApp } from '../../app/app-context.tsx'
import { useFace } from '../../app/use-project.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useText } from '../../words/use-text.ts'

/** Whose prices are shown. Who has one face only sees no switch. */
export function FaceSwitch() {
  const app = useApp()
  const text = useText()
  const face = useFace()
  const faces = facesOf(app)
  if (faces.length < 2) return null

  return (
    <SegmentedControl
      label={text('Prices for')}
      value={face}
      segments={faces.map((value) => ({
        value,
        label: value === 'customer' ? text('Customer') : text('Trade'),
      }))}
      onChange={(next) => showFace(app, next)}
    />
  )
}
