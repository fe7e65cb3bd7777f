import { Expand, Fullscreen, Keyboard, Magnet, MousePointer2, Shrink } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useText } from '../../words/use-text.ts'
import type { Form } from '../layout/panel-layout.ts'
import { useEditing, usePlanner } from '../planner-context.tsx'
import { PhoneTools } from './phone-tools.tsx'
import styles from './tool-bar.module.css'
import { useFullscreen } from './use-fullscreen.ts'

export type ToolBarProps = {
  form: Form
  view: '2d' | '3d'
  onView: (view: '2d' | '3d') => void
  onFit: () => void
  onShowShortcuts: () => void
}

export function ToolBar({ form, view, onView, onFit, onShowShortcuts }: ToolBarProps) {
  const text = useText()
  return (
    <Panel aria-label={text('Tools')} className={styles.bar}>
      <SegmentedControl
        label={text('View')}
        value={view}
        segments={[
          { value: '2d', label: text('2D') },
          { value: '3d', label: text('3D') },
        ]}
        onChange={onView}
      />
      <span className={styles.divider} />
      {form === 'phone' ? (
        <PhoneTools onFit={onFit} />
      ) : (
        <DeskTools onFit={onFit} onShowShortcuts={onShowShortcuts} />
      )}
    </Panel>
  )
}

function DeskTools({ onFit, onShowShortcuts }: Pick<ToolBarProps, 'onFit' | 'onShowShortcuts'>) {
  const text = useText()
  const { editor } = usePlanner()
  const { snaps, tool } = useEditing()
  const fullscreen = useFullscreen()

  return (
    <>
      <IconButton
        label={text('Select')}
        pressed={tool === 'select'}
        icon={<MousePointer2 aria-hidden="true" />}
        onClick={editor.cancel}
      />
      <IconButton
        label={snaps ? text('Snapping is on; hold Alt to release it') : text('Snapping is off')}
        pressed={snaps}
        icon={<Magnet aria-hidden="true" />}
        onClick={() => editor.setSnaps(!snaps)}
      />
      <IconButton
        label={text('Show the whole room')}
        icon={<Fullscreen aria-hidden="true" />}
        onClick={onFit}
      />
      {fullscreen.isPossible && (
        <IconButton
          label={fullscreen.isOn ? text('Leave full screen') : text('Full screen')}
          pressed={fullscreen.isOn}
          icon={fullscreen.isOn ? <Shrink aria-hidden="true" /> : <Expand aria-hidden="true" />}
          onClick={fullscreen.toggle}
        />
      )}
      <IconButton
        label={text('Shortcuts')}
        shortcut="?"
        icon={<Keyboard aria-hidden="true" />}
        onClick={onShowShortcuts}
      />
    </>
  )
}
