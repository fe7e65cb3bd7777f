import type { ProjectVersion } from '@arredo/contract'
import type { VersionedProject } from '@arredo/flows'
import { History } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { LoadFailed } from '../screens/load-failed.tsx'
import { PriceSummary } from '../screens/projects/price-summary.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import entries from '../ui/named-entries.module.css'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useText } from '../words/use-text.ts'
import { useVersions, type VersionsInHand } from './use-versions.ts'
import styles from './versions.module.css'

/** keep a project under a name, and go back to one that was kept. */
export function Versions({
  project,
  isAlone = false,
  onLeave,
}: {
  project: VersionedProject
  /** Nothing else is the next step where they are shown. */
  isAlone?: boolean
  /** Told before something else is asked. */
  onLeave?: () => void
}) {
  const app = useApp()
  const text = useText()
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { attempt, isBusy } = useAttempt()
  const versions = useVersions(project)
  const { state, list } = versions

  function keep(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    void attempt(async () => {
      const kept = await versions.keep(name.trim())
      if (kept.ok) {
        setName('')
        // The button has nothing to keep now, and gives the keyboard up.
        field.current?.focus()
      }
      return kept
    })
  }

  function compare(left: string) {
    const { id, revision } = project
    if (id === null) return
    onLeave?.()
    void app.dialogs.ask('compareVersions', { project: { id, revision }, left, right: null })
  }

  return (
    <>
      <form className={styles.keep} onSubmit={keep} noValidate>
        <TextField
          ref={field}
          label={text('Name of this version')}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          kind={isAlone ? 'primary' : 'plain'}
          type="submit"
          busy={isBusy}
          disabled={name.trim() === ''}
        >
          {text('Keep this version')}
        </Button>
      </form>
      {state === 'ready' && list.length === 0 && (
        <EmptyState
          icon={<History aria-hidden="true" />}
          title={text('No versions yet')}
          hint={text('Keep one before you try something: you can go back to it.')}
        />
      )}
      {list.length > 0 && (
        <ul className={entries.list}>
          {list.map((version) => (
            <Version
              key={version.name}
              version={version}
              onCompare={() => compare(version.name)}
              onGoBack={() => {
                onLeave?.()
                void attempt(() => versions.goBack(version.name))
              }}
              onRemove={() => void attempt(() => versions.remove(version.name))}
            />
          ))}
        </ul>
      )}
      <Unread versions={versions} isWaiting={project.id !== null} />
    </>
  )
}

function Unread({
  versions: { state, message, retry },
  isWaiting,
}: {
  versions: VersionsInHand
  isWaiting: boolean
}) {
  const text = useText()
  if (state === 'failed') {
    return <LoadFailed title={text('The versions could not be loaded')} message={message} retry={retry} />
  }
  return state === 'loading' && isWaiting ? <Skeleton height={72} /> : null
}

function Version({
  version: { name, madeAt, madeBy, price },
  onCompare,
  onGoBack,
  onRemove,
}: {
  version: ProjectVersion
  onCompare: () => void
  onGoBack: () => void
  onRemove: () => void
}) {
  const text = useText()
  const moment = useMoment()
  return (
    <li className={entries.entry}>
      <div className={entries.words}>
        <p className={entries.name}>{name}</p>
        <p className={entries.about}>{text('{{name}}, {{when}}', { name: madeBy, when: moment(madeAt) })}</p>
      </div>
      {price && (
        <div className={styles.price}>
          <PriceSummary price={price} />
        </div>
      )}
      <div className={entries.actions}>
        <Button size="small" aria-label={text('Compare {{name}}', { name })} onClick={onCompare}>
          {text('Compare')}
        </Button>
        <Button size="small" aria-label={text('Go back to {{name}}', { name })} onClick={onGoBack}>
          {text('Go back to it')}
        </Button>
        <Button size="small" kind="quiet" aria-label={text('Remove {{name}}', { name })} onClick={onRemove}>
          {text('Remove')}
        </Button>
      </div>
    </li>
  )
}
