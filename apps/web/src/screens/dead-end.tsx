import type { ReactNode } from 'react'
import { usePageTitle } from '../app/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useText } from '../words/use-text.ts'
import styles from './dead-end.module.css'

type DeadEndProps = { icon: ReactNode; title: string; hint: string; action?: ReactNode }

/** A whole page that leads nowhere: why, and the way on, which is home where there is none better. */
export function DeadEnd({ icon, title, hint, action }: DeadEndProps) {
  const text = useText()
  usePageTitle(title)
  return (
    <main className={styles.screen}>
      <EmptyState
        level={1}
        icon={icon}
        title={title}
        hint={hint}
        action={
          action || (
            <ButtonLink to="/home" kind="primary">
              {text('Go to the start page')}
            </ButtonLink>
          )
        }
      />
    </main>
  )
}
