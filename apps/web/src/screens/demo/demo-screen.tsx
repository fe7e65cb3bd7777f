import { type DemoWish, demoNeedsLogin, openDemo } from '@arredo/flows'
import { DoorClosed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { hostOutside } from '../../outside/host-outside.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useText } from '../../words/use-text.ts'
import { DeadEnd } from '../dead-end.tsx'
import styles from './demo-screen.module.css'

/** The way into a room without a word asked; it is left as soon as the room is there. */
export function DemoScreen() {
  const text = useText()
  const refusal = useDemo()
  usePageTitle(text('Demo'))
  if (refusal !== null) {
    return (
      <DeadEnd
        icon={<DoorClosed aria-hidden="true" />}
        title={text('The demo could not be opened')}
        hint={text(refusal)}
      />
    )
  }
  return (
    <main className={styles.screen}>
      <div className={styles.waiting} role="status">
        <Spinner />
        <h1>{text('Your room is being furnished…')}</h1>
      </div>
    </main>
  )
}

/** What went wrong, in words; null while it is on its way. */
function useDemo(): string | null {
  const app = useApp()
  const wish: DemoWish = useParams()
  const { pathname } = useLocation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const begun = useRef<string | null>(null)

  useEffect(() => {
    // An effect may run twice; a project must not be begun twice.
    if (begun.current === pathname) return
    begun.current = pathname
    setRefusal(null)
    void openDemo({ app, outside: hostOutside(app) }, wish).then((opened) => {
      if (opened.ok) return
      if (opened.message !== demoNeedsLogin) return setRefusal(opened.message)
      app.ports.navigate(`/home?redirectFrom=${encodeURIComponent(pathname)}`)
    })
  }, [app, pathname, wish])

  return refusal
}
