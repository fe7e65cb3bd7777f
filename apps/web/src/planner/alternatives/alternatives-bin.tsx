import { type Alternative, forgetAlternative, restoreAlternative } from '@arredo/project'
import { Button } from '../../ui/button.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { useRun } from './alternative-line.tsx'
import styles from './alternatives-dialog.module.css'

/** D-85: what was removed and can come back. */
export function AlternativesBin({ removed }: { removed: readonly Alternative[] }) {
  const text = useText()
  const moment = useMoment()
  const run = useRun()
  return (
    <section aria-label={text('In the bin')}>
      <h3 className={styles.heading}>{text('In the bin')}</h3>
      <p className={styles.note}>{text('Kept for 30 days.')}</p>
      <ul className={styles.list}>
        {removed.map(({ id, name, removed: at }) => (
          <li key={id} className={styles.line}>
            <div className={styles.what}>
              <span className={styles.gone}>{name}</span>
              <span className={styles.note}>{text('Removed {{when}}', { when: moment(at ?? '') })}</span>
            </div>
            <Button
              size="small"
              aria-label={text('Bring back {{name}}', { name })}
              onClick={() => run(restoreAlternative, { alternative: id })}
            >
              {text('Bring back')}
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={text('Delete {{name}} for good', { name })}
              onClick={() => run(forgetAlternative, { alternative: id })}
            >
              {text('Delete for good')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
