import type { App } from '@arredo/flows'
import { DoorClosed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useApp } from '../app/app-context.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useText } from '../words/use-text.ts'
import { DeadEnd } from './dead-end.tsx'
import styles from './on-the-way.module.css'

/** An address that leads into a room: it is left as soon as the room is there. */
export function OnTheWay({
  waiting,
  refused,
  refusal,
}: {
  waiting: string
  refused: string
  /** What went wrong, in words; null while it is on its way. */
  refusal: string | null
}) {
  const text = useText()
  if (refusal !== null) {
    return <DeadEnd icon={<DoorClosed aria-hidden="true" />} title={refused} hint={text(refusal)} />
  }
  return (
    <main className={styles.screen}>
      <div className={styles.waiting} role="status">
        <Spinner />
        <h1>{waiting}</h1>
      </div>
    </main>
  )
}

/** Begins once for an address, and says what went wrong; whoever has left the address by then is not led away from where they went. */
export function useOnTheWay(begin: (app: App) => Promise<string | null>): string | null {
  const app = useApp()
  const { pathname } = useLocation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const begun = useRef<string | null>(null)
  const here = useRef<string | null>(null)
  const latest = useRef(begin)
  latest.current = begin

  useEffect(() => {
    here.current = pathname
    const leave = () => {
      here.current = null
    }
    // An effect may run twice; a project must not be begun twice.
    if (begun.current === pathname) return leave
    begun.current = pathname
    setRefusal(null)
    const isHere = () => here.current === pathname
    const navigate = (path: string) => {
      if (isHere()) app.ports.navigate(path)
    }
    void latest.current({ ...app, ports: { ...app.ports, navigate } }).then((refused) => {
      if (isHere()) setRefusal(refused)
    })
    return leave
  }, [pathname, app])

  return refusal
}
