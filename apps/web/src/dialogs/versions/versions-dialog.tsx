import type { ProjectVersion } from '@arredo/contract'
import { keepAsVersion, restoreVersion } from '@arredo/flows'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useOpenProject } from '../../app/use-project.ts'
import { LoadFailed } from '../../screens/load-failed.tsx'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './versions-dialog.module.css'

/** keep the project under a name, and go back to one that was kept. */
export function VersionsDialog({ frame }: DialogProps<'versions'>) {
  const app = useApp()
  const text = useText()
  const client = useQueryClient()
  const id = useOpenProject()?.id ?? null
  const [name, setName] = useState('')
  const { attempt, isBusy } = useAttempt()
  const { data, error, refetch } = useQuery({
    queryKey: ['versions', id],
    queryFn: async () => {
      const answer = await app.ports.call('projects/versions', { id: id ?? 0 })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    enabled: id !== null,
    staleTime: 0,
  })

  function keep(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    void attempt(async () => {
      const kept = await keepAsVersion(app, name.trim())
      if (kept.ok) {
        client.setQueryData(['versions', id], kept.value)
        setName('')
      }
      return kept
    })
  }

  function remove(versionName: string) {
    void attempt(async () => {
      const answer = await app.ports.call('projects/removeVersion', { id: id ?? 0, versionName })
      if (answer.ok) client.setQueryData(['versions', id], answer.value)
      return answer
    })
  }

  function goBack(versionName: string) {
    frame.onDismiss()
    void attempt(() => restoreVersion(app, versionName, text('Before “{{name}}”', { name: versionName })))
  }

  return (
    <DialogFrame {...frame} footer={<Button onClick={frame.onDismiss}>{text('Close')}</Button>}>
      <form className={styles.keep} onSubmit={keep} noValidate>
        <TextField
          label={text('Name of this version')}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button kind="primary" type="submit" busy={isBusy} disabled={name.trim() === ''}>
          {text('Keep this version')}
        </Button>
      </form>
      {data && data.length === 0 && (
        <EmptyState
          icon={<History aria-hidden="true" />}
          title={text('No versions yet')}
          hint={text('Keep one before you try something: you can go back to it.')}
        />
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((version) => (
            <Version key={version.name} version={version} onGoBack={goBack} onRemove={remove} />
          ))}
        </ul>
      )}
      {!data && error && (
        <LoadFailed
          title={text('The versions could not be loaded')}
          message={error.message}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={72} />}
    </DialogFrame>
  )
}

function Version({
  version: { name, madeAt, madeBy, price },
  onGoBack,
  onRemove,
}: {
  version: ProjectVersion
  onGoBack: (name: string) => void
  onRemove: (name: string) => void
}) {
  const text = useText()
  const moment = useMoment()
  const money = useMoney()
  return (
    <li className={styles.version}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>{text('{{name}}, {{when}}', { name: madeBy, when: moment(madeAt) })}</p>
      </div>
      {price && <strong>{money({ minor: price.total, currency: price.currency })}</strong>}
      <Button size="small" aria-label={text('Go back to {{name}}', { name })} onClick={() => onGoBack(name)}>
        {text('Go back to it')}
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label={text('Remove {{name}}', { name })}
        onClick={() => onRemove(name)}
      >
        {text('Remove')}
      </Button>
    </li>
  )
}
