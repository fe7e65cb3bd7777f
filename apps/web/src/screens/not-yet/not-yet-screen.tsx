import { Hammer } from 'lucide-react'
import { Link } from 'react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './not-yet-screen.module.css'

/** A route of the specification whose screen is not built: nothing leads here but its address. */
export function NotYetScreen() {
  const text = useText()
  usePageTitle(text('Not available yet'))
  return (
    <main className={styles.screen}>
      <EmptyState
        level={1}
        icon={<Hammer aria-hidden="true" />}
        title={text('Not available yet')}
        hint={text('This part of the application is still being built.')}
        action={
          <Link to="/home" className={buttonLook({ kind: 'primary' })}>
            {text('Go to the start page')}
          </Link>
        }
      />
    </main>
  )
}
