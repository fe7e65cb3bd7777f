import { showFace } from '@arredo/flows'
import { useApp } from '../../app/app-context.tsx'
import { MenuChoice } from '../../ui/menu.tsx'
import { useText } from '../../words/use-text.ts'
import { usePlanner } from '../planner-context.tsx'

/** The face switch where there is no room for one: inside a menu. */
export function FaceChoice() {
  const app = useApp()
  const text = useText()
  const { face, faces } = usePlanner()
  return (
    <MenuChoice
      label={text('Prices for')}
      value={face}
      options={faces.map((value) => ({
        value,
        label: value === 'customer' ? text('Customer') : text('Trade'),
      }))}
      onChange={(next) => showFace(app, next)}
    />
  )
}
