import type { OpenProject } from '@arredo/flows'
import { viewsInOrder } from '@arredo/project'
import { BookmarkPlus, ImageIcon } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDeskNow } from '../../app/use-open-desk.ts'
import { useOpenProject } from '../../app/use-project.ts'
import { useForm } from '../../planner/layout/use-form.ts'
import { onRoomCamera, roomCamera } from '../../planner/room-camera.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useThumbnails } from './use-thumbnails.ts'
import { useViewDeeds } from './use-view-deeds.ts'
import { ViewLine } from './view-line.tsx'
import styles from './views-dialog.module.css'

/** D-189: what one has seen and wants to see again; beside the room where there is space. */
export function ViewsDialog(props: DialogProps<'views'>) {
  const project = useOpenProject()
  const { onAnswer } = props
  useEffect(() => {
    if (!project) onAnswer(null)
  }, [project, onAnswer])
  return project && <Views {...props} project={project} />
}

function Views({ project, frame }: DialogProps<'views'> & { project: OpenProject }) {
  const text = useText()
  const form = useForm()
  const isBeside = form === 'wide' || form === 'laptop'
  const camera = useSyncExternalStore(onRoomCamera, roomCamera)
  const state = useDeskNow(project)
  const views = viewsInOrder(state.document)
  const pictures = useThumbnails(camera, state)
  const [said, say] = useState('')
  const deeds = useViewDeeds(project, say)
  const list = useRef<HTMLOListElement>(null)
  const drag = useDragOrder(list, (id, to) => deeds.move(id, to))

  return (
    <DialogFrame
      {...frame}
      beside={isBeside}
      footer={
        <Button
          kind="primary"
          wide
          disabled={!camera}
          icon={<BookmarkPlus size={16} aria-hidden="true" />}
          onClick={deeds.save}
        >
          {text('Save this view')}
        </Button>
      }
    >
      <p className={styles.said} role="status">
        {said}
      </p>
      {views.length === 0 ? (
        <EmptyState
          icon={<ImageIcon size={28} aria-hidden="true" />}
          title={text('No saved views yet')}
          hint={text('Turn the room until you like what you see, then save it here.')}
        />
      ) : (
        <ol ref={list} className={styles.list} aria-label={text('Saved views')}>
          {views.map((view, index) => (
            <ViewLine
              key={view.id}
              {...{ view, index, count: views.length, deeds, canLook: camera !== null }}
              picture={pictures[view.id] ?? null}
              grip={drag.grip(view.id, index)}
              dropsAt={drag.dropsAt(view.id, index)}
              onGone={isBeside ? () => {} : frame.onDismiss}
            />
          ))}
        </ol>
      )}
    </DialogFrame>
  )
}
