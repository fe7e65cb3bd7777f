import {
  type ArticleRow,
  moveRow,
  type PlacedRow,
  rotateRow,
  type StandingRow,
  setQuantity,
  standingRow,
} from '@arredo/project'
import { EyeOff, Lock, LockOpen, RotateCcw, RotateCw, TrianglesCenterlineDashedVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import { useOnDesk, usePlanner } from '../planner-context.tsx'
import styles from './fields.module.css'
import hold from './hold.module.css'
import { type PlaceInSeat, placeInSeat, placementAt } from './place-in-seat.ts'

const mostPieces = 9999

/** Where the item stands and how many there are: what a drag does, without a mouse and to the millimetre. */
export function PositionFields({ row }: { row: ArticleRow | PlacedRow }) {
  const text = useText()
  const { symbol } = useLength()
  const { desk } = usePlanner()
  const standing = useOnDesk(({ document, evaluation }) => standingRow(document, evaluation, row.id))

  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span>{row.kind === 'article' ? text('Position and quantity') : text('Position')}</span>
        <span className={styles.unit}>{symbol}</span>
      </legend>
      {standing && <Hold isLocked={row.locked ?? false} />}
      <div className={styles.three}>
        {standing && <PlaceFields standing={standing} />}
        {row.kind === 'article' && (
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
        )}
      </div>
    </fieldset>
  )
}

/** Turning by steps, mirroring, and holding it where it is. */
function Hold({ isLocked }: { isLocked: boolean }) {
  const text = useText()
  const left = useAction('turn left')
  const right = useAction('turn right')
  const mirror = useAction('mirror')
  const hide = useAction('hide')
  const lock = useAction(isLocked ? 'unlock' : 'lock')
  return (
    <div className={hold.tools} role="toolbar" aria-label={text('Position and quantity')}>
      <Act {...left} icon={<RotateCcw aria-hidden="true" />} />
      <Act {...right} icon={<RotateCw aria-hidden="true" />} />
      <Act {...mirror} icon={<TrianglesCenterlineDashedVertical aria-hidden="true" />} />
      <Act {...hide} icon={<EyeOff aria-hidden="true" />} />
      <Act {...lock} icon={isLocked ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />} />
      {isLocked && <span className={hold.note}>{text('Locked: it stays where it is')}</span>}
    </div>
  )
}

function Act({ label, shortcut, run, icon }: ReturnType<typeof useAction> & { icon: ReactNode }) {
  const text = useText()
  return (
    <IconButton label={text(label)} icon={icon} {...(shortcut !== undefined && { shortcut })} onClick={run} />
  )
}

/** In the space of what it hangs on: on a wall from its left corner, out of it and up. */
export function PlaceFields({ standing }: { standing: StandingRow }) {
  const text = useText()
  const { format, parse, step } = useLength()
  const { desk } = usePlanner()
  const { id, place, size, row } = standing
  const { placement } = row
  const isOnWall = placement.seat.on === 'wall'
  const left = useOnDesk(({ document }) => placeInSeat(document, placement).left)
  const out = useOnDesk(({ document }) => placeInSeat(document, placement).out)
  const up = useOnDesk(({ document }) => placeInSeat(document, placement).up)
  const lengthField = {
    of: id,
    parse,
    step,
    unreadable: text('Type a number'),
    disabled: row.locked ?? false,
    compact: true,
    format: (value: number) => format(Math.round(value)),
  }
  const moveTo = (change: Partial<PlaceInSeat>) =>
    desk.run(moveRow, { row: id, placement: placementAt(desk.current().document, placement, change) })

  return (
    <>
      <NumberField
        {...lengthField}
        label={text('From left')}
        value={left}
        onCommit={(wanted) => moveTo({ left: wanted })}
      />
      <NumberField
        {...lengthField}
        label={isOnWall ? text('From wall') : text('From front')}
        value={out}
        onCommit={(wanted) => moveTo({ out: wanted })}
      />
      <NumberField
        {...lengthField}
        label={text('From floor')}
        value={up}
        onCommit={(wanted) => moveTo({ up: wanted })}
      />
      <NumberField
        of={id}
        label={text('Rotation')}
        value={place.rotation}
        unit="°"
        disabled={row.locked ?? false}
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

function readNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(value) ? null : value
}
