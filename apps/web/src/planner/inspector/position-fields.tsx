import { type Placement, shellOf } from '@arredo/geometry'
import {
  type ArticleRow,
  moveRow,
  type ProjectDocument,
  rotateRow,
  type StandingRow,
  setQuantity,
  standingRow,
} from '@arredo/project'
import { NumberField } from '../../ui/number-field.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useOnDesk, usePlanner } from '../planner-context.tsx'
import styles from './fields.module.css'

const mostPieces = 9999

/** Where the item stands and how many there are: what a drag does, without a mouse and to the millimetre. */
export function PositionFields({ row }: { row: ArticleRow }) {
  const text = useText()
  const { symbol } = useLength()
  const { desk } = usePlanner()
  const standing = useOnDesk(({ document, evaluation }) => standingRow(document, evaluation, row.id))

  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span>{text('Position and quantity')}</span>
        <span className={styles.unit}>{symbol}</span>
      </legend>
      <div className={styles.three}>
        {standing && <PlaceFields standing={standing} />}
        <NumberField
          of={row.id}
          label={text('Quantity')}
          value={row.quantity}
          compact
          parse={readNumber}
          format={String}
          unreadable={text('Type a number')}
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

/** In the space of what it hangs on: on a wall from its left corner, out of it and up. */
function PlaceFields({ standing }: { standing: StandingRow }) {
  const text = useText()
  const { format, parse, step } = useLength()
  const { desk } = usePlanner()
  const { id, place, size, row } = standing
  const { placement } = row
  const isOnWall = placement.seat.on === 'wall'
  const start = useOnDesk(({ document }) => startOfSeat(document, placement))
  const lengthField = {
    of: id,
    parse,
    step,
    unreadable: text('Type a number'),
    compact: true,
    format: (value: number) => format(Math.round(value)),
  }
  const moveTo = (at: Placement['at']) => desk.run(moveRow, { row: id, placement: { ...placement, at } })
  const [x, y, z] = placement.at

  return (
    <>
      <NumberField
        {...lengthField}
        label={text('From left')}
        value={x - start}
        onCommit={(left) => moveTo([left + start, y, z])}
      />
      <NumberField
        {...lengthField}
        label={isOnWall ? text('From wall') : text('From front')}
        value={y}
        onCommit={(out) => moveTo([x, out, z])}
      />
      <NumberField
        {...lengthField}
        label={text('From floor')}
        value={z}
        onCommit={(up) => moveTo([x, y, up])}
      />
      <NumberField
        of={id}
        label={text('Rotation')}
        value={place.rotation}
        unit="°"
        step={15}
        compact
        parse={readNumber}
        format={(degrees) => String(Math.round(degrees * 10) / 10)}
        unreadable={text('Type a number')}
        onCommit={(degrees) =>
          desk.run(rotateRow, { row: id, degrees: degrees - place.rotation, place, size })
        }
      />
    </>
  )
}

/** A wall is measured from where its face begins, which is where a tape is laid. */
function startOfSeat(document: ProjectDocument, { seat }: Placement): number {
  return seat.on === 'wall' ? (shellOf(document).face(seat.wall, seat.side)?.start ?? 0) : 0
}

function readNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(value) ? null : value
}
