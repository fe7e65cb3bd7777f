import { useDownload } from '../../downloads/use-download.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './unreadable-dialog.module.css'
import { useRecordWords } from './use-record-words.ts'

/** Nobody reads more; all of it is in the raw file. */
const mostShown = 100

/** D-134: what happened, the file as it is stored, and what can be opened of it. */
export function UnreadableDialog({ question, onAnswer, frame }: DialogProps<'unreadable'>) {
  const { id, message, mendings, raw } = question
  const text = useText()
  const recordWords = useRecordWords()
  const download = useDownload()
  const shown = mendings?.slice(0, mostShown) ?? []
  const more = (mendings?.length ?? 0) - shown.length

  return (
    <DialogFrame
      {...frame}
      description={text(
        'Nothing is lost: what is stored stays as it is. Download the raw file and send it to your help desk.',
      )}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button
            onClick={() =>
              void download({
                name: `project-${id}.json`,
                content: new Blob([raw()], { type: 'application/json' }),
              })
            }
          >
            {text('Download the raw file')}
          </Button>
          {mendings && (
            <Button kind="primary" onClick={() => onAnswer('healed')}>
              {text('Open what can be read')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.message}>{text('What happened: {{message}}', { message: text(message) })}</p>
      <p>
        {mendings
          ? text('You can also open what can be read, as a copy: the stored project stays as it is.')
          : text('Nothing of it can be opened here.')}
      </p>
      {shown.length > 0 && (
        <>
          <h3 className={styles.head}>{text('What is left out or replaced')}</h3>
          <ul className={styles.list}>
            {shown.map(({ at, problem, kind }) => (
              <li key={`${at} ${problem}`} className={styles.mending}>
                <Badge kind={kind === 'dropped' ? 'notice' : 'plain'}>
                  {kind === 'dropped' ? text('Left out') : text('Replaced')}
                </Badge>
                <span className={styles.where}>{recordWords(at)}</span>
                <span className={styles.why}>
                  {problem.startsWith('document.') ? problem.slice(9) : `${at}: ${problem}`}
                </span>
              </li>
            ))}
          </ul>
          {more > 0 && <p className={styles.why}>{text('And {{count}} more', { count: more })}</p>}
        </>
      )}
    </DialogFrame>
  )
}
