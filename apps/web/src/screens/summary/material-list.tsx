import type { MaterialUse } from '@arredo/project'
import { useId } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useArea } from '../../planner/use-area.ts'
import { Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useBulk } from '../../words/use-bulk.ts'
import { useText } from '../../words/use-text.ts'
import styles from './summary.module.css'

/** What everything is made of, the most first. */
export function MaterialList({ materials }: { materials: readonly MaterialUse[] }) {
  const id = useId()
  const text = useText()
  const packText = usePackText()
  const area = useArea()
  const { volume, weight } = useBulk()
  if (materials.length === 0) return null

  const isWeighed = materials.some(({ weight: own }) => own !== null)
  const weights: Column<MaterialUse> = {
    ...{ name: text('Weight'), isAtEnd: true, onCard: 'named' },
    cell: (one) => (one.weight === null ? text('Not known') : weight(one.weight)),
  }
  const columns: readonly Column<MaterialUse>[] = [
    { name: text('Material'), cell: ({ name }) => <strong>{packText(name)}</strong> },
    {
      ...{ name: text('Area'), isAtEnd: true, onCard: 'named' },
      cell: (one) => (one.area > 0 ? area(one.area) : '–'),
    },
    {
      ...{ name: text('Volume'), isAtEnd: true, onCard: 'named' },
      cell: (one) => (one.volume === null ? text('Not known') : one.volume > 0 ? volume(one.volume) : '–'),
    },
    ...(isWeighed ? [weights] : []),
  ]
  return (
    <Panel className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text('Materials')}
      </h2>
      <p className={styles.hint}>
        {text(
          'Of the parts that the catalogue tells: panels by their large face, all parts by their volume.',
        )}
      </p>
      <Table columns={columns} rows={materials} keyOf={({ code, name }) => `${code}/${name.en}`} />
    </Panel>
  )
}
