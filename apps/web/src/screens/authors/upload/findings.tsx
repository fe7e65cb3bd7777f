import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { Notice } from '../../../ui/notice.tsx'
import { useText } from '../../../words/use-text.ts'
import styles from './findings.module.css'
import { GoldenPrices } from './golden-prices.tsx'
import { groupFindings } from './group-findings.ts'
import type { Check } from './use-check.ts'

/** What a check found, place by place, and the prices its author fixed. */
export function Findings({ check, onAccept }: { check: Check; onAccept?: (version: string) => void }) {
  const text = useText()
  const { findings, golden, checked, refused = [] } = check
  const missing = checked?.missingTextures.length ?? 0
  return (
    <div className={styles.findings}>
      {checked && missing === 0 && (
        <Notice kind="good" icon={<CircleCheck size={18} aria-hidden="true" />}>
          {findings.length === 0
            ? text('No mistakes and no hints.')
            : text('No mistakes. The hints do not keep it from being published.')}{' '}
          {text('{{count}} random choices were tried.', { count: checked.trial.states })}
        </Notice>
      )}
      {refused.map((message) => (
        <Notice key={message} kind="error">
          <span lang="en" dir="auto">
            {message}
          </span>
        </Notice>
      ))}
      {missing > refused.length && (
        <Notice isAlert>
          {text(
            '{{count}} pictures of surfaces are missing. Upload the folder they lie in, so that it can be published.',
            { count: missing - refused.length },
          )}
        </Notice>
      )}
      {groupFindings(findings).map(({ place, findings: found }) => (
        <section key={place} className={styles.group} aria-label={place || text('The whole catalogue')}>
          <h3 className={styles.place}>
            {place || text('The whole catalogue')}
            <span className={styles.count}>{text('{{count}} findings', { count: found.length })}</span>
          </h3>
          <ul>
            {found.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same of the same place
              <li key={index} className={styles.finding}>
                {finding.kind === 'mistake' ? (
                  <CircleAlert size={16} className={styles.mistake} role="img" aria-label={text('Mistake')} />
                ) : (
                  <Lightbulb size={16} className={styles.hint} role="img" aria-label={text('Hint')} />
                )}
                <span className={styles.where}>
                  {finding.cell
                    ? text('Cell {{cell}}', { cell: finding.cell })
                    : place && text('Line {{line}}', { line: finding.line })}
                </span>{' '}
                {/* The checker speaks English, as the files do. */}
                <span lang="en" dir="auto" className={styles.message}>
                  {finding.message}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {golden.length > 0 && <GoldenPrices check={check} {...(onAccept && { onAccept })} />}
    </div>
  )
}
