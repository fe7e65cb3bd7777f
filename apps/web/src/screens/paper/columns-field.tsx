import type { SaleColumn } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useText } from '../../words/use-text.ts'
import { OrderedList } from './ordered-list.tsx'
import styles from './paper.module.css'
import { isNeeded } from './paper-draft.ts'
import type { PaperPartProps } from './paper-part.ts'

const names: Readonly<Record<SaleColumn, string>> = {
  position: sentence('Position number'),
  picture: sentence('Picture'),
  code: sentence('Article code'),
  article: sentence('Article and its details'),
  quantity: sentence('Quantity'),
  unitPrice: sentence('Unit price'),
  discount: sentence('Reduction'),
}

/** What the rows of an offer show, from the first column to the last. */
export function ColumnsField({ draft: { columns }, onChange }: PaperPartProps) {
  const text = useText()
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>
        {text(
          'From left to right; the total of a row always comes last. A column that would be empty in an offer is left out of it.',
        )}
      </p>
      <OrderedList
        label={text('Columns of an offer')}
        items={columns}
        keyOf={({ column }) => column}
        nameOf={({ column }) => text(names[column])}
        onChange={(moved) => onChange({ columns: moved })}
      >
        {({ column, isShown }, index) => (
          <SwitchField
            label={text(names[column])}
            on={isShown || isNeeded(column)}
            disabled={isNeeded(column)}
            onChange={(on) => onChange({ columns: columns.with(index, { column, isShown: on }) })}
          />
        )}
      </OrderedList>
    </div>
  )
}
