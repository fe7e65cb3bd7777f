import type { ReactNode } from 'react'
import { usePageTitle } from '../app/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useText } from '../words/use-text.ts'
import styles from './dead-end.module.css'

/** A whole page that leads nowhere: why, and the way home. */
export function DeadEnd({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) {
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
          <ButtonLink to="/home" kind="primary">
            {text('Go to the start page')}
          </ButtonLink>
        }
      />
    </main>
  )
}
