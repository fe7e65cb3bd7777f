import type { PresetOpening, SideName } from '@arredo/geometry'
import { AppWindow, DoorClosed, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useText } from '../../words/use-text.ts'
import {
  placedOpenings,
  sideLength,
  usualSide,
  wallSides,
  withNewOpening,
  withOpeningChanged,
  withOpeningIn,
  withoutOpening,
} from './design.ts'
import { hasKeyboard } from './has-keyboard.ts'
import styles from './opening-list.module.css'
import { openingNames, sideNames } from './side-names.ts'
import { useLengthField } from './use-length-field.ts'
import type { RoomDesigning } from './use-room-design.ts'

/** Doors and windows that are there already: free of charge, and never on the offer (D-99). */
export function OpeningList({
  designing,
  side,
  chosen,
  onChoose,
}: {
  designing: RoomDesigning
  /** Where the next one goes; null where that is usual. */
  side: SideName | null
  chosen: string | null
  onChoose: (id: string | null) => void
}) {
  const text = useText()
  const { ids } = useApp().ports
  const [isFull, setIsFull] = useState(false)
  const [newest, setNewest] = useState<string | null>(null)
  const { taken, change, design } = designing

  function add(what: 'door' | 'window') {
    const id = ids()
    const added = withNewOpening(design, what, side ?? usualSide(design, what), id)
    setIsFull(!added)
    if (!added) return
    change(added)
    onChoose(id)
    setNewest(id)
  }

  return (
    <section className={styles.openings} aria-label={text('Doors and windows')}>
      <h3 className={styles.heading}>{text('Doors and windows')}</h3>
      <p className={styles.hint}>{text('Already there: free of charge, and not on the offer')}</p>
      <ul className={styles.list}>
        {placedOpenings(taken).map((opening) => (
          <li key={opening.id} className={styles.opening}>
            <div className={styles.row}>
              <button
                type="button"
                className={styles.name}
                aria-expanded={opening.id === chosen}
                onClick={() => onChoose(opening.id === chosen ? null : opening.id)}
              >
                {opening.kind === 'window' ? (
                  <AppWindow size={16} aria-hidden="true" />
                ) : (
                  <DoorClosed size={16} aria-hidden="true" />
                )}
                {text(openingNames[opening.kind])} · {text(sideNames[opening.in])}
              </button>
              <IconButton
                label={text('Remove {{name}}', { name: text(openingNames[opening.kind]) })}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => change(withoutOpening(design, opening.id))}
              />
            </div>
            {opening.id === chosen && (
              <OpeningFields designing={designing} opening={opening} isNew={opening.id === newest} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => add('door')}>
          {text('Add door')}
        </Button>
        <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => add('window')}>
          {text('Add window')}
        </Button>
      </div>
      {isFull && (
        <p className={styles.note} role="alert">
          {text('There is no space for it in this wall: choose another one in the picture.')}
        </p>
      )}
    </section>
  )
}

function OpeningFields({
  designing,
  opening,
  isNew,
}: {
  designing: RoomDesigning
  opening: PresetOpening
  isNew: boolean
}) {
  const text = useText()
  const fields = useRef<HTMLDivElement>(null)
  const { field, bounds } = useLengthField()
  const { taken, change, design } = designing
  const { id, offset, width } = opening
  const length = sideLength(taken, opening.in)
  // Its place is what is typed next.
  useEffect(() => {
    if (isNew && hasKeyboard()) fields.current?.querySelector<HTMLElement>('input[inputmode]')?.focus()
  }, [isNew])
  return (
    <div ref={fields} className={styles.fields}>
      <SelectField
        className={styles.wall}
        label={text('Wall')}
        value={opening.in}
        options={wallSides(taken).map((value) => ({ value, label: text(sideNames[value]) }))}
        onChange={(next) => change(withOpeningIn(design, id, next))}
      />
      <NumberField
        {...field}
        {...designing.field((now, value) => withOpeningChanged(now, id, { offset: value }))}
        label={text('From left')}
        value={offset}
        refusal={bounds(0, length - width)}
      />
      <NumberField
        {...field}
        {...designing.field((now, value) => withOpeningChanged(now, id, { width: value }))}
        label={text('Width')}
        value={width}
        refusal={bounds(1, length - offset)}
      />
    </div>
  )
}
