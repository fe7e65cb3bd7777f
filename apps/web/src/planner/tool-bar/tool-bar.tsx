import type { ViewName } from '@arredo/editor'
import {
  AppWindow,
  BrickWall,
  Command,
  DoorOpen,
  Expand,
  Fullscreen,
  Keyboard,
  Magnet,
  MousePointer2,
  Ruler,
  Shrink,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction, useActionContext } from '../actions/action-context.tsx'
import type { Form } from '../layout/panel-layout.ts'
import { FaceChooser } from './face-chooser.tsx'
import { PhoneTools } from './phone-tools.tsx'
import styles from './tool-bar.module.css'
import { useFullscreen } from './use-fullscreen.ts'

export function ToolBar({ form }: { form: Form }) {
  const text = useText()
  const { view, show } = useActionContext()
  const views: readonly { value: ViewName; label: string }[] = [
    { value: '2d', label: text('2D') },
    { value: '3d', label: text('3D') },
    { value: 'walls', label: text('Walls') },
  ]
  const isPhone = form === 'phone'
  const isWalls = view === 'walls'
  return (
    <>
      {/* A phone has no room for it beside the rest. */}
      {isPhone && isWalls && (
        <Panel aria-label={text('Walls')} className={styles.bar}>
          <FaceChooser />
        </Panel>
      )}
      <Panel aria-label={text('Tools')} className={styles.bar}>
        <SegmentedControl label={text('View')} value={view} segments={views} onChange={show} />
        {isWalls && !isPhone && <FaceChooser />}
        <span className={styles.divider} />
        {isPhone ? <PhoneTools /> : <DeskTools />}
      </Panel>
    </>
  )
}

function DeskTools() {
  const text = useText()
  const fullscreen = useFullscreen()
  const snapping = useAction('snaps')

  return (
    <>
      <ActionButton id="tool select" icon={<MousePointer2 aria-hidden="true" />} />
      <ActionButton id="tool drawWall" icon={<BrickWall aria-hidden="true" />} />
      <ActionButton id="existing door" icon={<DoorOpen aria-hidden="true" />} />
      <ActionButton id="existing window" icon={<AppWindow aria-hidden="true" />} />
      <ActionButton id="tool measure" icon={<Ruler aria-hidden="true" />} />
      <IconButton
        label={snapping.isOn ? text('Snapping is on; hold Alt to release it') : text('Snapping is off')}
        pressed={snapping.isOn}
        icon={<Magnet aria-hidden="true" />}
        onClick={snapping.run}
      />
      <span className={styles.divider} />
      <ActionButton id="fit" icon={<Fullscreen aria-hidden="true" />} />
      {fullscreen.isPossible && (
        <IconButton
          label={fullscreen.isOn ? text('Leave full screen') : text('Full screen')}
          pressed={fullscreen.isOn}
          icon={fullscreen.isOn ? <Shrink aria-hidden="true" /> : <Expand aria-hidden="true" />}
          onClick={fullscreen.toggle}
        />
      )}
      <ActionButton id="palette" icon={<Command aria-hidden="true" />} />
      <ActionButton id="showShortcuts" icon={<Keyboard aria-hidden="true" />} />
    </>
  )
}

/** What the list of actions says of one, as a button. */
function ActionButton({ id, icon }: { id: string; icon: ReactNode }) {
  const text = useText()
  const { label, shortcut, isOn, isPossible, run } = useAction(id)
  const isTool = id.startsWith('tool ')
  return (
    <IconButton
      label={text(label)}
      icon={icon}
      aria-disabled={!isPossible}
      {...(isTool && { pressed: isOn })}
      {...(shortcut !== undefined && { shortcut })}
      onClick={() => isPossible && run()}
    />
  )
}
