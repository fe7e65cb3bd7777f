import { Button } from '../../ui/button.tsx'
import entries from '../../ui/named-entries.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import { usePaperVersions } from './use-paper.ts'

type PaperHistoryProps = { inForce: number; goBack: (revision: number) => void }

/** Every version there was, with the way back to it. */
export function PaperHistory({ inForce, goBack }: PaperHistoryProps) {
  const text = useText()
  const moment = useMoment()
  const { state, list, message, retry } = usePaperVersions()
  if (state === 'failed')
    return <LoadFailed title={text('The versions could not be loaded')} message={message} retry={retry} />
  if (state === 'loading') return <Skeleton height={160} />

  const beginning = { revision: 0, about: text('Everything as in the brand’s record') }
  const versions = list.map(({ revision, savedBy, savedAt, restored }) => ({
    revision,
    about: [
      text('{{name}}, {{when}}', { name: savedBy, when: moment(savedAt) }),
      restored !== null && text('went back to version {{number}}', { number: restored }),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <ol className={entries.list} aria-label={text('Versions')}>
      {[...versions, beginning].map(({ revision, about }) => (
        <li key={revision} className={entries.entry}>
          <div className={entries.words}>
            <p className={entries.name}>
              {revision === 0 ? text('Beginning') : text('Version {{version}}', { version: revision })}
            </p>
            <p className={entries.about}>{about}</p>
          </div>
          {revision === inForce ? (
            <span className={entries.about}>{text('In force')}</span>
          ) : (
            <Button size="small" onClick={() => goBack(revision)}>
              {text('Go back to this')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
