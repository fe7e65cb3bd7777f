import { defaultWallThickness, roomPresets, type SideName } from '@arredo/geometry'
import { NumberField } from '../../ui/number-field.tsx'
import { useText } from '../../words/use-text.ts'
import { longestWall, roomHeights, wallThicknesses, withLength } from './design.ts'
import styles from './room-design-dialog.module.css'
import { sideNames } from './side-names.ts'
import { useLengthField } from './use-length-field.ts'
import type { RoomDesigning } from './use-room-design.ts'

/** Clear lengths first, in the order of the preset; `data-side-lengths` is where Enter goes from one to the next. */
export function DesignFields({
  designing,
  onSide,
}: {
  designing: RoomDesigning
  /** Which side is being typed. */
  onSide: (side: SideName | null) => void
}) {
  const text = useText()
  const { field, bounds } = useLengthField()
  const { taken } = designing
  const { sides: lengths } = roomPresets[taken.type]
  const sides = lengths.map(
    (side): SideName => (side === 'width' ? 'north' : side === 'depth' ? 'west' : side),
  )
  return (
    <>
      <fieldset
        className={styles.fields}
        aria-label={text('Clear lengths')}
        data-side-lengths
        onFocus={({ target }) => onSide(sides[indexIn(target)] ?? null)}
        onBlur={() => onSide(null)}
      >
        {lengths.map((side, index) => (
          <NumberField
            key={`${taken.type}-${side}`}
            {...field}
            {...designing.field((now, value) => withLength(now, index, value))}
            label={text(sideNames[side])}
            value={taken.lengths[index] ?? 0}
            refusal={bounds(1, longestWall)}
          />
        ))}
      </fieldset>
      <div className={styles.fields}>
        <NumberField
          {...field}
          {...designing.field((now, height) => ({ ...now, height }))}
          label={text('Wall height')}
          value={taken.height}
          refusal={bounds(roomHeights.least, roomHeights.most)}
        />
        <NumberField
          {...field}
          {...designing.field((now, thickness) => ({ ...now, thickness }))}
          label={text('Wall thickness')}
          value={taken.thickness ?? defaultWallThickness}
          refusal={bounds(wallThicknesses.least, wallThicknesses.most)}
        />
      </div>
    </>
  )
}

/** Which field of its group. */
function indexIn(field: Element): number {
  const fields: readonly Element[] = [...(field.closest('fieldset')?.querySelectorAll('input') ?? [])]
  return fields.indexOf(field)
}
