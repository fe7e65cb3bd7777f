import type { RowId } from '@arredo/project'
import { useState } from 'react'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { usePriceBasis } from '../use-price-basis.ts'
import styles from './article-price.module.css'
import { allLines, shortLines } from './breakdown.ts'
import { PriceLines } from './price-lines.tsx'

/** The price of one article at the inspector's foot, what it is made of, and its basis, named once; where room is dear, the rest on demand. */
export function ArticlePrice({ row, isBrief }: { row: RowId; isBrief: boolean }) {
  const text = useText()
  const money = useMoney()
  const { face } = usePlanner()
  const price = useDeskState().evaluation.prices[face]
  const basis = usePriceBasis()
  const [isOpen, setIsOpen] = useState(false)
  const own = price?.rows[row]
  if (!price || !own || price.unpriced.includes(row)) {
    return (
      <footer className={styles.foot}>
        <p className={styles.basis}>{text('The price list does not sell this article in this size.')}</p>
      </footer>
    )
  }

  const lines = isOpen ? allLines(own.lines, face) : shortLines(own.lines, face)
  return (
    <footer className={styles.foot}>
      {(isOpen || !isBrief) && (
        <PriceLines lines={lines} currency={price.currency} showRates={face === 'trade'} />
      )}
      <p className={styles.total}>
        <span>{text('This article')}</span>
        <output aria-label={text('Price of this article')}>
          {money({ minor: own.total, currency: price.currency })}
        </output>
      </p>
      <p className={styles.basis}>
        <span>{basis}</span>
        <button
          type="button"
          className={styles.link}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text('Show less') : text('How it adds up')}
        </button>
      </p>
    </footer>
  )
}
