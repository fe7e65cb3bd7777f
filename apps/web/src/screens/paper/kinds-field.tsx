import type { DocumentReaders, PaperState } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { SelectField } from '../../ui/select-field.tsx'
import { useText } from '../../words/use-text.ts'
import { OrderedList } from './ordered-list.tsx'
import styles from './paper.module.css'
import type { PaperPartProps } from './paper-part.ts'

const names: Readonly<Record<DocumentReaders, string>> = {
  everybody: sentence('Customers and sellers'),
  trade: sentence('Sellers only'),
  nobody: sentence('Nobody'),
}

type KindsFieldProps = PaperPartProps & { known: PaperState['kinds'] }

/** In which order documents are offered, and to whom. */
export function KindsField({ draft: { kinds }, onChange, known }: KindsFieldProps) {
  const text = useText()
  const titleOf = (report: string) => text(known.find(({ name }) => name === report)?.title ?? report)

  function readersFor(report: string): readonly DocumentReaders[] {
    const isForCustomers = known.find(({ name }) => name === report)?.audience === 'customer'
    return isForCustomers ? ['everybody', 'trade', 'nobody'] : ['trade', 'nobody']
  }

  return (
    <div className={styles.fields}>
      <p className={styles.hint}>
        {text(
          'As “Documents…” offers them, and who may make and read them. What is for the workshop and the trade never goes to customers; offers are always there.',
        )}
      </p>
      <OrderedList
        label={text('Kinds of documents')}
        items={kinds}
        keyOf={({ report }) => report}
        nameOf={({ report }) => titleOf(report)}
        onChange={(moved) => onChange({ kinds: moved })}
      >
        {({ report, readers }, index) => (
          <SelectField
            label={titleOf(report)}
            value={readers}
            options={readersFor(report).map((value) => ({ value, label: text(names[value]) }))}
            onChange={(chosen) => onChange({ kinds: kinds.with(index, { report, readers: chosen }) })}
          />
        )}
      </OrderedList>
    </div>
  )
}
