import { isChanged, type OpenProject } from '@arredo/flows'
import { proposedViews } from '@arredo/scene/proposed-views'
import { Save } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useOpenProject } from '../../app/use-project.ts'
import { type ViewOption, viewOptions } from '../../dialogs/photographs/view-options.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useText } from '../../words/use-text.ts'
import type { CanvasInsets } from '../layout/canvas-insets.ts'
import { useOnDesk, useOnEditor, usePlanner } from '../planner-context.tsx'
import { useSave } from '../use-save.ts'
import styles from './room-pictures.module.css'
import { type Saved, useStagePicture } from './use-stage-picture.ts'

/** Where a browser cannot draw in 3D: what the server drew of the room as it was saved. */
export function RoomPictures({ insets }: { insets: CanvasInsets }) {
  const text = useText()
  const project = useOpenProject()
  const { top, right, bottom, left } = insets
  useNoWalks()
  if (!project) return null

  const saved = project.id === null ? null : { id: project.id, revision: project.revision }
  return (
    <section
      className={styles.instead}
      style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}
      aria-label={text('Pictures of the room')}
    >
      {saved ? <Pictures saved={saved} project={project} /> : <NotSavedYet />}
    </section>
  )
}

function NotSavedYet() {
  const text = useText()
  return (
    <EmptyState
      title={text('This browser cannot draw in 3D')}
      hint={text(
        'Plan and walls are complete, and everything can be done there. Save the project, and the server draws pictures of the room for this place.',
      )}
      action={<SaveButton />}
    />
  )
}

function Pictures({ saved, project }: { saved: Saved; project: OpenProject }) {
  const text = useText()
  const { desk } = project
  useOnDesk((state) => state.document)
  // Of what was saved: a place that follows every change would have the same room drawn again and again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with every revision
  const options = useMemo(() => {
    const { document, evaluation } = desk.current()
    return viewOptions(document, null, proposedViews(document, evaluation))
  }, [desk, saved.revision])
  const [key, choose] = useState('overview')
  const chosen = options.find((option) => option.key === key) ?? options[0]
  if (!chosen) return null

  return (
    <>
      <p className={styles.words}>
        {text('This browser cannot draw in 3D. The server drew the room as it was saved.')}
      </p>
      <Picture saved={saved} option={chosen} />
      <SegmentedControl
        label={text('View of the picture')}
        className={styles.views}
        value={chosen.key}
        segments={options.map((option) => ({ value: option.key, label: text(option.label) }))}
        onChange={choose}
      />
      {isChanged(project) && (
        <p className={styles.words}>
          {text('What was changed since then is not in the picture.')} <SaveButton />
        </p>
      )}
    </>
  )
}

function Picture({ saved, option }: { saved: Saved; option: ViewOption }) {
  const text = useText()
  const { address, isDrawing, isFailed } = useStagePicture(saved, option.view)
  return (
    <div className={styles.frame} aria-busy={isDrawing}>
      {address && (
        <img
          className={styles.picture}
          src={address}
          alt={text('The room: {{view}}', { view: text(option.label) })}
        />
      )}
      {isDrawing && (
        <p className={styles.drawing} role="status">
          <Spinner /> {text('The picture is being drawn…')}
        </p>
      )}
      {isFailed && !address && <p role="alert">{text('The picture could not be drawn.')}</p>}
    </div>
  )
}

function SaveButton() {
  const text = useText()
  const save = useSave()
  return (
    <Button icon={<Save size={16} aria-hidden="true" />} onClick={() => void save()}>
      {text('Save')}
    </Button>
  )
}

/** Nobody walks through a picture, nor cuts it open. */
function useNoWalks(): void {
  const { editor } = usePlanner()
  const isWalking = useOnEditor((state) => state.isWalking)
  const isCut = useOnEditor((state) => state.section !== null || state.exploded !== null)
  useEffect(() => {
    if (isWalking) editor.walk(false)
    if (!isCut) return
    editor.cut(null)
    editor.explode(null)
  }, [editor, isWalking, isCut])
}
