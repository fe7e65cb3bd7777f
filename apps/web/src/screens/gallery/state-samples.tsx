import { statusNames } from '@arredo/flows'
import { statuses } from '@arredo/project'
import { CircleCheck, FolderOpen } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './gallery-screen.module.css'
import { Sample, Samples } from './sample.tsx'

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

export function StateSamples() {
  const text = useText()
  const { notices } = useApp()
  return (
    <Samples title="States">
      <Sample name="StatusChip">
        {statuses.map((status) => (
          <StatusChip key={status} status={status} label={text(statusNames[status])} />
        ))}
      </Sample>
      <Sample name="Badge">
        <Badge>{text('Still on offer')}</Badge>
        <Badge kind="good">{text('Sold now')}</Badge>
        <Badge kind="notice">{text('Scheduled')}</Badge>
        <Badge kind="faint">{text('Sample')}</Badge>
      </Sample>
      <Sample name="Notice">
        <Notice>{text('Log in to see the page you asked for.')}</Notice>
        <Notice kind="good" icon={<CircleCheck size={18} aria-hidden="true" />}>
          {text('No mistakes and no hints.')}
        </Notice>
        <Notice kind="error" isAlert={false}>
          {text('The server cannot be reached. Check your connection and try again.')}
        </Notice>
      </Sample>
      <Sample name="Skeleton, Spinner">
        <div className={styles.wide}>
          <Skeleton width="80%" />
        </div>
        <Spinner />
      </Sample>
      <Sample name="EmptyState">
        <div className={styles.full}>
          <EmptyState
            icon={<FolderOpen aria-hidden="true" />}
            title={text('No projects yet')}
            hint={text('Projects you and your shop save are listed here, newest first.')}
            action={<Button>{text('Start the first project')}</Button>}
          />
        </div>
      </Sample>
      <Sample name="Toasts">
        <Button onClick={() => notices.show({ message: 'Project saved' })}>Notice</Button>
        <Button onClick={() => notices.show({ message: 'Project not found', kind: 'error' })}>Error</Button>
        <Button
          onClick={() => notices.show({ message: 'Project saved', action: { label: 'Undo', run: () => {} } })}
        >
          With an action
        </Button>
        <Button onClick={() => notices.show({ timeout: -1 })}>Of defaults alone, until closed</Button>
        <Button
          onClick={() =>
            notices.show({
              message: 'At the top',
              position: 'top-right',
              color: 'primary',
              transition: 'fade',
            })
          }
        >
          Elsewhere, otherwise
        </Button>
        <Button
          onClick={() => {
            for (const position of corners) notices.show({ message: position, position, timeout: -1 })
          }}
        >
          In every corner
        </Button>
      </Sample>
    </Samples>
  )
}
