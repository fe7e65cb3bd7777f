import { type BinnedProject, daysInBin } from '@arredo/contract'
import { bringAllBack, bringBack } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { LoadFailed } from '../../screens/load-failed.tsx'
import { ProjectPicture } from '../../screens/projects/project-picture.tsx'
import { useProjectsChanged } from '../../screens/projects/use-projects-changed.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from '../../ui/named-entries.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'

/** D-85: what was deleted, and the way back. */
export function BinDialog({ frame }: DialogProps<'bin'>) {
  const text = useText()
  const app = useApp()
  const { ports } = app
  const changed = useProjectsChanged()
  const { attempt, isBusy } = useAttempt()
  const userId = useProfile()?.userId
  const { data, error, refetch } = useQuery({
    queryKey: ['projects', 'bin', userId],
    queryFn: async () => {
      const answer = await ports.call('projects/bin', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    staleTime: 0,
  })
  return (
    <DialogFrame
      {...frame}
      description={text('What was deleted can be brought back for {{days}} days.', { days: daysInBin })}
      footer={
        <>
          {data && data.length > 1 && (
            <Button busy={isBusy} onClick={() => void attempt(() => bringAllBack(app, data, changed))}>
              {text('Bring all back')}
            </Button>
          )}
          <Button onClick={frame.onDismiss}>{text('Close')}</Button>
        </>
      }
    >
      {data?.length === 0 && (
        <EmptyState
          icon={<Trash2 aria-hidden="true" />}
          title={text('The bin is empty')}
          hint={text('Projects that are deleted come here first.')}
        />
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((project) => (
            <Binned key={project.id} project={project} />
          ))}
        </ul>
      )}
      {!data && error && (
        <LoadFailed
          title={text('The bin could not be loaded')}
          message={error.message}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton height={72} />
        </div>
      )}
    </DialogFrame>
  )
}

function Binned({ project }: { project: BinnedProject }) {
  const app = useApp()
  const text = useText()
  const moment = useMoment()
  const changed = useProjectsChanged()
  const { attempt, isBusy } = useAttempt()
  const { id, name, deletedAt, deletedBy, goesAt } = project
  return (
    <li className={styles.entry}>
      <ProjectPicture project={project} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>
          {text('Deleted by {{name}}, {{when}}', { name: deletedBy, when: moment(deletedAt) })}
        </p>
        <p className={styles.about}>
          {goesAt === null
            ? text('Stays: offers were made of it')
            : text('Goes for good {{when}}', { when: moment(goesAt) })}
        </p>
      </div>
      <Button
        size="small"
        busy={isBusy}
        aria-label={text('Bring back {{name}}', { name })}
        onClick={() => void attempt(() => bringBack(app, id, changed))}
      >
        {text('Bring back')}
      </Button>
    </li>
  )
}
