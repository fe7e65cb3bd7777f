import type { PlanFinding } from '@arredo/planning'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useSaid } from '../../planner/checks/use-said.ts'
import { groupBy } from '../../screens/authors/group-by.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useText } from '../../words/use-text.ts'
import styles from './findings-list.module.css'

const signs = { stops: CircleAlert, warns: TriangleAlert, hints: Info } as const

/** So many at a time: to look for what mends one takes longer than to find it, and nobody reads thousands. */
const page = 30

export type FindingsListProps = {
  findings: readonly PlanFinding[]
  onShow: (finding: PlanFinding) => void
  onFix: (finding: PlanFinding) => void
}

/** Under what each check is called, the worst first: a sentence that leads to the thing, and what would mend it. */
export function FindingsList({ findings, onShow, onFix }: FindingsListProps) {
  const text = useText()
  const [most, setMost] = useState(page)
  const groups = [...groupBy(findings.slice(0, most), ({ title }) => title)]
  const shown = groups.map(([title, found]) => {
    const tier = found[0]?.tier ?? 'hints'
    const Sign = signs[tier]
    return (
      <section key={title} className={styles.group} aria-label={text(title)}>
        <h3 className={classNames(styles.title, styles[tier])}>
          <Sign size={16} aria-hidden="true" />
          {text(title)}
          {tier === 'stops' && <span className={styles.stop}>{text('Stops an offer')}</span>}
        </h3>
        <ul className={styles.list}>
          {found.map((finding) => (
            <FindingLine key={finding.id} finding={finding} onShow={onShow} onFix={onFix} />
          ))}
        </ul>
      </section>
    )
  })
  return (
    <>
      {shown}
      {findings.length > most && (
        <div className={styles.more}>
          <Button size="small" onClick={() => setMost(most + page)}>
            {text('Show more')}
          </Button>
        </div>
      )}
    </>
  )
}

function FindingLine({
  finding,
  onShow,
  onFix,
}: Omit<FindingsListProps, 'findings'> & { finding: PlanFinding }) {
  const text = useText()
  const said = useSaid()
  const { why } = finding
  const fix = finding.fix?.()
  return (
    <li className={styles.line}>
      <button
        type="button"
        className={styles.why}
        title={text('Show it in the room')}
        onClick={() => onShow(finding)}
      >
        {said(why)}
      </button>
      {fix && (
        <Button size="small" onClick={() => onFix(finding)}>
          {said(fix.label)}
        </Button>
      )}
    </li>
  )
}
