import { addressOf, openAtAddress, projectAt } from '@arredo/flows'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApp } from '../app/app-context.tsx'
import { useOpenProject } from '../app/use-project.ts'
import { tabDraft } from '../outside/tab-draft.ts'
import { LoadFailed } from '../screens/load-failed.tsx'
import { useText } from '../words/use-text.ts'
import styles from './shell.module.css'

/**
 * D-122: keeps the number of the open project in the address. Who comes to an address that names another one gets
 * that; in any other case what is open decides. While nothing is open it stands in place of the screen.
 */
export function ProjectAddress({ path }: { path: string }) {
  const text = useText()
  const app = useApp()
  const navigate = useNavigate()
  const open = useOpenProject()
  const cameTo = useRef<string | null>(null)
  const isOpening = useRef(false)
  const [failed, setFailed] = useState<{ readonly path: string; readonly message: string } | null>(null)
  const [turn, setTurn] = useState(0)
  const wanted = projectAt(path)
  const draft = open?.draft?.key ?? null
  useEffect(() => tabDraft.write(draft), [draft])
  const failure = failed?.path === path && !open ? failed : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is what an arrival that ended asks for.
  useEffect(() => {
    async function arrive(): Promise<void> {
      isOpening.current = true
      const opened = await openAtAddress(app, path)
      isOpening.current = false
      setFailed(opened.ok ? null : { path, message: opened.message })
      setTurn((last) => last + 1)
    }
    // Somebody has gone on, and that screen is still being fetched: who named the old one now would call them back.
    if (isOpening.current || path !== `${location.pathname}${location.search}`) return
    const isNew = cameTo.current !== path
    cameTo.current = path
    if (isNew && wanted !== null && wanted !== open?.id) return void arrive()
    const address = addressOf(path, open)
    if (failure || address === path) return
    cameTo.current = address
    navigate(address, { replace: true })
  }, [app, navigate, path, open, wanted, failure, turn])

  if (wanted === null || open) return null
  if (!failure) return <p className={styles.loading}>{text('Loading…')}</p>
  const retry = () => {
    cameTo.current = null
    setFailed(null)
  }
  return (
    <main className={styles.loading}>
      <LoadFailed title={text('The project could not be loaded')} message={failure.message} retry={retry} />
    </main>
  )
}
