import type { ProjectPrice } from '@arredo/pricing'
import type { ProjectSummary } from '@arredo/project'
import { Figure, Figures } from '../../ui/figures.tsx'
import { useBulk } from '../../words/use-bulk.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'

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
    <Figures
      label={text('In short')}
      note={
        summary.left > 0 &&
        text('{{count}} rows are not on the offer and not counted here.', { count: summary.left })
      }
    >
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
    </Figures>
  )
}
