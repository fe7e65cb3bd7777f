import type { ProjectPrice } from '@arredo/pricing'
import type { ProjectSummary, SummaryGroup, SummaryLine, Sums } from '@arredo/project'
import { useId } from 'react'
import { type OpenDesk, useDeskNow } from '../../app/use-open-desk.ts'
import { Panel } from '../../ui/panel.tsx'
import { SecondLine } from '../../ui/second-line.tsx'
import { useBulk } from '../../words/use-bulk.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './summary.module.css'
import { useGroupName } from './use-group-name.ts'
import { type LineWords, useLineWords } from './use-line-words.ts'

type SummaryTableProps = { open: OpenDesk; summary: ProjectSummary; price: ProjectPrice | undefined }

/** All rows by their groups, each group with its sums, and below them the total of the offer. */
export function SummaryTable({ open, summary, price }: SummaryTableProps) {
  const text = useText()
  const id = useId()
  const { document, evaluation } = useDeskNow(open)
  const nameOf = useGroupName(document)
  const words = useLineWords(document, evaluation, price)
  // A catalogue that weighs nothing would fill a column with what is not known.
  const isWeighed = summary.sums.weighed > 0
  return (
    <Panel className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text('Articles and prices')}
      </h2>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.number}>
              {text('Pos.')}
            </th>
            <th scope="col">{text('Article')}</th>
            <th scope="col">{text('Size')}</th>
            <th scope="col" className={styles.end}>
              {text('Quantity')}
            </th>
            <th scope="col" className={styles.end}>
              {text('Volume')}
            </th>
            {isWeighed && (
              <th scope="col" className={styles.end}>
                {text('Weight')}
              </th>
            )}
            <th scope="col" className={styles.unit}>
              {text('Unit price')}
            </th>
            <th scope="col" className={styles.end}>
              {text('Total')}
            </th>
          </tr>
        </thead>
        {summary.groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            name={nameOf(group)}
            words={words}
            currency={price?.currency}
            isWeighed={isWeighed}
          />
        ))}
        {price && <Foot summary={summary} price={price} />}
      </table>
    </Panel>
  )
}

type GroupProps = {
  group: SummaryGroup
  name: string
  words: (line: SummaryLine) => LineWords
  currency: string | undefined
  isWeighed: boolean
}

function Group({ group, name, words, currency, isWeighed }: GroupProps) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={4}>
          {name}
        </th>
        <SumCells sums={group.sums} currency={currency} isWeighed={isWeighed} />
      </tr>
      {group.lines.map((line) => (
        <Line key={line.id} line={line} words={words(line)} isWeighed={isWeighed} />
      ))}
    </tbody>
  )
}

type LineProps = { line: SummaryLine; words: LineWords; isWeighed: boolean }

function Line({ line, words, isWeighed }: LineProps) {
  return (
    <tr data-line={line.id}>
      <td className={styles.number}>{line.number}</td>
      <td className={styles.what}>
        {words.name}
        {words.note && <SecondLine>{words.note}</SecondLine>}
      </td>
      <td className={styles.size}>{words.size}</td>
      <td className={styles.quantity}>{words.quantity}</td>
      <td className={styles.volume}>{words.volume}</td>
      {isWeighed && <td className={styles.weight}>{words.weight}</td>}
      <td className={styles.unit}>{words.unit}</td>
      <td className={styles.total}>{words.total}</td>
    </tr>
  )
}

type SumCellsProps = { sums: Sums; currency: string | undefined; isWeighed: boolean }

function SumCells({ sums, currency, isWeighed }: SumCellsProps) {
  const text = useText()
  const money = useMoney()
  const { volume, weight } = useBulk()
  const { weighed, unweighed } = sums
  return (
    <>
      <td className={styles.volume}>{sums.volume > 0 && volume(sums.volume)}</td>
      {isWeighed && (
        <td className={styles.weight}>
          {weighed > 0 && weight(sums.weight)}
          {weighed > 0 && unweighed > 0 && (
            <SecondLine>{text('without {{count}} articles', { count: unweighed })}</SecondLine>
          )}
        </td>
      )}
      <td className={styles.unit} />
      <td className={styles.total}>{currency && money({ minor: sums.amount, currency })}</td>
    </>
  )
}

/** From the sum of the rows to what the offer says, with every step between them named. */
function Foot({ summary, price }: { summary: ProjectSummary; price: ProjectPrice }) {
  const text = useText()
  const money = useMoney()
  const amount = (minor: number) => money({ minor, currency: price.currency })
  const { sums, takenOff } = summary
  const isWeighed = sums.weighed > 0
  const reduction = price.lines.find(({ step }) => step === 'reduction')?.label.en
  const count = price.unpriced.length
  return (
    <tfoot>
      {count > 0 && (
        <Step
          name={text('{{count}} without price', { count })}
          amount={text('On request')}
          isWeighed={isWeighed}
        />
      )}
      {takenOff !== 0 && (
        <>
          <Step name={text('Sum of all rows')} amount={amount(sums.amount)} isWeighed={isWeighed} />
          <Step
            name={reduction || text('Taken off the whole')}
            amount={amount(takenOff)}
            isWeighed={isWeighed}
          />
        </>
      )}
      <tr className={styles.sum}>
        <th scope="row" colSpan={4}>
          {price.withVat ? text('Total with VAT') : text('Purchase price, without VAT')}
        </th>
        <SumCells sums={{ ...sums, amount: price.total }} currency={price.currency} isWeighed={isWeighed} />
      </tr>
      {price.sale && (
        <Step
          name={text('The customer pays, with VAT')}
          amount={amount(price.sale.gross)}
          isWeighed={isWeighed}
        />
      )}
    </tfoot>
  )
}

function Step({ name, amount, isWeighed }: { name: string; amount: string; isWeighed: boolean }) {
  return (
    <tr className={styles.step}>
      <th scope="row" colSpan={4}>
        {name}
      </th>
      <td className={styles.volume} />
      {isWeighed && <td className={styles.weight} />}
      <td className={styles.unit} />
      <td className={styles.total}>{amount}</td>
    </tr>
  )
}
