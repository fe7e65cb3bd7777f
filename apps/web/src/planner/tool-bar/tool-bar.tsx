import { Ellipsis, Expand, Fullscreen, Keyboard, Magnet, MousePointer2, Shrink } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useText } from '../../words/use-text.ts'
import type { Form } from '../layout/panel-layout.ts'
import { useEditing, usePlanner } from '../planner-context.tsx'
import { FaceChoice } from '../top-bar/face-choice.tsx'
import { UndoButtons } from '../top-bar/undo-buttons.tsx'
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
  const { editor, faces } = usePlanner()
  const { snaps, tool } = useEditing()
  const fullscreen = useFullscreen()
  const isPhone = form === 'phone'

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
      {isPhone && <UndoButtons />}
      {!isPhone && (
        <IconButton
          label={text('Select')}
          pressed={tool === 'select'}
          icon={<MousePointer2 aria-hidden="true" />}
          onClick={editor.cancel}
        />
      )}
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
      {!isPhone && fullscreen.isPossible && (
        <IconButton
          label={fullscreen.isOn ? text('Leave full screen') : text('Full screen')}
          pressed={fullscreen.isOn}
          icon={fullscreen.isOn ? <Shrink aria-hidden="true" /> : <Expand aria-hidden="true" />}
          onClick={fullscreen.toggle}
        />
      )}
      {!isPhone && (
        <IconButton
          label={text('Shortcuts')}
          shortcut="?"
          icon={<Keyboard aria-hidden="true" />}
          onClick={onShowShortcuts}
        />
      )}
      {isPhone && faces.length > 1 && (
        <Menu
          side="top"
          align="end"
          trigger={<IconButton label={text('More')} icon={<Ellipsis aria-hidden="true" />} />}
        >
          <FaceChoice />
        </Menu>
      )}
    </Panel>
  )
}
