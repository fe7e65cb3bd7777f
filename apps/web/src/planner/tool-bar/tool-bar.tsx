import type { ViewName } from '@arredo/editor'
import { Panel } from '../../ui/panel.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useText } from '../../words/use-text.ts'
import { useActionContext } from '../actions/action-context.tsx'
import type { Form } from '../layout/panel-layout.ts'
import { useOnEditor } from '../planner-context.tsx'
import { DeskTools } from './desk-tools.tsx'
import { FaceChooser } from './face-chooser.tsx'
import { PhoneTools } from './phone-tools.tsx'
import styles from './tool-bar.module.css'

export function ToolBar({ form }: { form: Form }) {
  const text = useText()
  const { view, show, editor } = useActionContext()
  const isWalking = useOnEditor((state) => state.isWalking)
  const isPhone = form === 'phone'
  const views: readonly { value: ViewName | 'walk'; label: string }[] = [
    { value: '2d', label: text('2D') },
    { value: '3d', label: text('3D') },
    { value: 'walls', label: text('Walls') },
    // A phone has it in its menu.
    ...(isPhone ? [] : [{ value: 'walk' as const, label: text('Walk') }]),
  ]
  const choose = (value: ViewName | 'walk') => {
    const next = value === 'walk' ? '3d' : value
    if (next !== view) show(next)
    editor.walk(value === 'walk')
  }
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
        <SegmentedControl
          label={text('View')}
          className={styles.views}
          value={isWalking && view === '3d' && !isPhone ? 'walk' : view}
          segments={views}
          onChange={choose}
        />
        {isWalls && !isPhone && <FaceChooser />}
        <span className={styles.divider} />
        {isPhone ? <PhoneTools /> : <DeskTools />}
      </Panel>
    </>
  )
}
