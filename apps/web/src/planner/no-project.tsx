import { DoorOpen } from 'lucide-react'
import { useStartProject } from '../shell/use-start-project.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useText } from '../words/use-text.ts'
import styles from './planner-screen.module.css'

export function NoProject() {
  const text = useText()
  const { start, isStarting } = useStartProject()
  return (
    <main className={styles.screen}>
      <div className={styles.nothing}>
        <EmptyState
          icon={<DoorOpen size={32} aria-hidden="true" />}
          title={text('No project is open')}
          hint={text('Start a new project to draw a room and place articles in it.')}
          action={
            <Button kind="primary" busy={isStarting} onClick={() => void start()}>
              {text('New project')}
            </Button>
          }
        />
      </div>
    </main>
  )
}
