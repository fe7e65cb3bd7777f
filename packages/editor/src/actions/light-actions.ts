import { lightOf, setLight } from '@arredo/project'
import type { EditorAction } from './action.ts'

/** The project's light by name; what is between stands in the light panel. */
export const lightActions: readonly EditorAction[] = [
  lightAction({ id: 'morningLight', label: 'Morning light', hour: 8 }),
  lightAction({ id: 'middayLight', label: 'Midday light', hour: 12 }),
  lightAction({ id: 'eveningLight', label: 'Evening light', hour: 19 }),
  lightAction({ id: 'nightLight', label: 'Night light', hour: 22 }),
  {
    id: 'lamps',
    label: 'Switch the lamps on or off',
    short: 'Lamps on',
    group: 'view',
    isOn: ({ desk }) => lightOf(desk.current().document).lamps,
    run: ({ desk, attempt }) => {
      attempt(setLight, { lamps: !lightOf(desk.current().document).lamps })
    },
  },
]

function lightAction({ id, label, hour }: { id: string; label: string; hour: number }): EditorAction {
  return {
    id,
    label,
    group: 'view',
    isOn: ({ desk }) => lightOf(desk.current().document).hour === hour,
    run: ({ attempt }) => void attempt(setLight, { hour }),
  }
}
