import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './not-found-screen.module.css'

export function NotFoundScreen() {
  const text = useText()
  usePageTitle(text('This page does not exist'))
  return (
    <main className={styles.screen}>
      <EmptyState
        level={1}
        icon={<Compass aria-hidden="true" />}
        title={text('This page does not exist')}
        hint={text('The address may be mistyped, or the page has moved. Your open project is still here.')}
        action={
          <Link to="/home" className={buttonLook({ kind: 'primary' })}>
            {text('Go to the start page')}
          </Link>
        }
      />
    </main>
  )
}
