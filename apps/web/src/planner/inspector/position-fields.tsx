import type { Placement, Size } from '@arredo/geometry'
import { type ArticleRow, moveRow, rotateRow, setQuantity } from '@arredo/project'
import { NumberField } from '../../ui/number-field.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { usePlanner } from '../planner-context.tsx'
import styles from './fields.module.css'

const mostPieces = 9999

/** Where the item stands and how many there are: what a drag does, without a mouse and to the millimetre. */
export function PositionFields({ row, size }: { row: ArticleRow; size: Size }) {
  const text = useText()
  const { symbol, format, parse, step } = useLength()
  const { desk } = usePlanner()
  const { placement } = row
  const unreadable = text('Type a number')
  const lengthField = {
    parse,
    step,
    unreadable,
    compact: true,
    format: (value: number) => format(Math.round(value)),
  }

  function moveTo(at: Placement['at'], wall: Placement['wall']) {
    if (placement) desk.run(moveRow, { row: row.id, placement: { ...placement, at, wall } })
  }

  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span>{text('Position and quantity')}</span>
        <span className={styles.unit}>{symbol}</span>
      </legend>
      <div className={styles.three}>
        {placement && (
          <>
            <NumberField
              {...lengthField}
              label={text('From left')}
              value={placement.at[0]}
              onCommit={(x) => moveTo([x, placement.at[1], placement.at[2]], null)}
            />
            <NumberField
              {...lengthField}
              label={text('From front')}
              value={placement.at[1]}
              onCommit={(y) => moveTo([placement.at[0], y, placement.at[2]], null)}
            />
            <NumberField
              {...lengthField}
              label={text('From floor')}
              value={placement.at[2]}
              onCommit={(z) => moveTo([placement.at[0], placement.at[1], z], placement.wall)}
            />
            <NumberField
              label={text('Rotation')}
              value={placement.rotation}
              unit="°"
              step={15}
              compact
              parse={readNumber}
              format={(degrees) => String(Math.round(degrees * 10) / 10)}
              unreadable={unreadable}
              onCommit={(degrees) =>
                desk.run(rotateRow, { row: row.id, degrees: degrees - placement.rotation, size })
              }
            />
          </>
        )}
        <NumberField
          label={text('Quantity')}
          value={row.quantity}
          compact
          parse={readNumber}
          format={String}
          unreadable={unreadable}
          refusal={(pieces) =>
            Number.isInteger(pieces) && pieces >= 1 && pieces <= mostPieces
              ? null
              : text('Whole pieces, from 1 to {{most}}', { most: mostPieces })
          }
          onCommit={(quantity) => desk.run(setQuantity, { row: row.id, quantity })}
        />
      </div>
    </fieldset>
  )
}

function readNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(value) ? null : value
}
