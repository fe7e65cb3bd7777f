import { changeRow, isPlaced } from '@arredo/project'
import { Copy, Trash2 } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import type { OtherRow } from '../../rows/row-draft.ts'
import { rowKinds } from '../../rows/row-kinds.ts'
import { useRowDeeds } from '../../rows/use-row-deeds.ts'
import { useRowWords } from '../../rows/use-row-words.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { usePriceBasis } from '../use-price-basis.ts'
import fields from './fields.module.css'
import { PositionFields } from './position-fields.tsx'
import styles from './row-inspector.module.css'

/** A row that no catalogue describes: what it is, for how much, where it stands, and the ways on from here. */
export function RowInspector({ row }: { row: OtherRow }) {
  const text = useText()
  const { dialogs } = useApp()
  const { face, faces, editor } = usePlanner()
  const { evaluation } = useDeskState()
  const deeds = useRowDeeds()
  const basis = usePriceBasis()
  const words = useRowWords()(row, evaluation, evaluation.prices[face])
  const isSellers = row.kind !== 'ownAppliance'
  const canChange = !isSellers || faces.includes('trade')
  const isPriced = row.kind === 'free' || row.kind === 'service'
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>{words.name}</h2>
          <p className={styles.note}>{words.note || text(rowKinds[row.kind].label)}</p>
        </div>
        {canChange && (
          <>
            <IconButton
              label={text('Duplicate')}
              shortcut="D"
              icon={<Copy aria-hidden="true" />}
              onClick={() => (isPlaced(row) ? editor.duplicateSelection() : deeds.duplicate(row))}
            />
            <IconButton
              label={text('Delete')}
              shortcut="Del"
              icon={<Trash2 aria-hidden="true" />}
              onClick={editor.deleteSelection}
            />
          </>
        )}
      </header>
      {(isPriced || row.kind === 'subtotal') && (
        <p className={styles.sum}>
          <output aria-label={text('Price of this row')}>{words.total}</output>
          <span className={styles.note}>{basis}</span>
        </p>
      )}
      {canChange && (
        <div className={styles.ways}>
          <Button size="small" kind="primary" onClick={() => void dialogs.ask('editRow', { row: row.id })}>
            {text('Change…')}
          </Button>
          {isPriced && face === 'trade' && (
            <Button size="small" onClick={() => void dialogs.ask('ownPrice', { row: row.id })}>
              {text('Own price…')}
            </Button>
          )}
        </div>
      )}
      {isPlaced(row) && <BoxFields row={row} />}
    </>
  )
}

function BoxFields({ row }: { row: Extract<OtherRow, { readonly size?: unknown }> }) {
  const text = useText()
  const { desk } = usePlanner()
  const { format, parse, step, symbol } = useLength()
  if (!isPlaced(row)) return null
  const { id, size } = row
  const names = [text('Width'), text('Depth'), text('Height')]
  return (
    <>
      <fieldset className={fields.section}>
        <legend className={fields.legend}>
          <span>{text('Size')}</span>
          <span className={fields.unit}>{symbol}</span>
        </legend>
        <div className={fields.three}>
          {names.map((name, axis) => (
            <NumberField
              key={name}
              of={id}
              label={name}
              value={size[axis] ?? 0}
              compact
              {...{ parse, step }}
              format={(value) => format(Math.round(value))}
              unreadable={text('Type a number')}
              refusal={(value) => (value >= 1 ? null : text('Every length must be above 0'))}
              onCommit={(value) => {
                const [width, depth, height] = size.map((old, at) => (at === axis ? value : old))
                const changed = [width ?? 0, depth ?? 0, height ?? 0] as const
                desk.run(changeRow, { row: id, change: { size: changed } })
              }}
            />
          ))}
        </div>
      </fieldset>
      <PositionFields row={row} />
    </>
  )
}
