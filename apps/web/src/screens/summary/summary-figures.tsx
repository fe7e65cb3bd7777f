import type { ProjectPrice } from '@arredo/pricing'
import type { ProjectSummary } from '@arredo/project'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { SecondLine } from '../../ui/second-line.tsx'
import { useBulk } from '../../words/use-bulk.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './summary.module.css'

type SummaryFiguresProps = { summary: ProjectSummary; price: ProjectPrice | undefined }

/** The few numbers one is asked for most, above all others. */
export function SummaryFigures({ summary, price }: SummaryFiguresProps) {
  const text = useText()
  const money = useMoney()
  const { locale } = useLanguage()
  const { volume, weight } = useBulk()
  const { sums, groups } = summary
  const rows = groups.flatMap(({ lines }) => lines.flatMap((line) => (line.of === 'row' ? [line.row] : [])))
  const pieces = rows.reduce((sum, row) => sum + (row.kind === 'article' ? row.quantity : 0), 0)
  return (
    <Panel className={styles.figures} aria-label={text('In short')}>
      <dl>
        <Figure
          name={price?.withVat === false ? text('Purchase price') : text('Total')}
          value={price ? money({ minor: price.total, currency: price.currency }) : text('No price')}
          about={price && (price.withVat ? text('with VAT') : text('without VAT'))}
        />
        <Figure
          name={text('Articles')}
          value={new Intl.NumberFormat(locale).format(pieces)}
          about={text('{{count}} groups', { count: groups.length })}
        />
        <Figure name={text('Volume')} value={volume(sums.volume)} about={text('by outer sizes')} />
        <Figure
          name={text('Weight')}
          value={sums.weighed > 0 ? weight(sums.weight) : text('Not known')}
          about={
            sums.weighed > 0 &&
            sums.unweighed > 0 &&
            text('without {{count}} articles', { count: sums.unweighed })
          }
        />
      </dl>
      {summary.left > 0 && (
        <p className={styles.left}>
          {text('{{count}} rows are not on the offer and not counted here.', { count: summary.left })}
        </p>
      )}
    </Panel>
  )
}

function Figure({ name, value, about }: { name: string; value: string; about?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.figure}>{value}</span>
        {about && <SecondLine>{about}</SecondLine>}
      </dd>
    </div>
  )
}
