import { asKind, type FixtureSide, fixtureDistances, fixtureNames, kindsLike } from '@arredo/editor'
import type { Point3 } from '@arredo/geometry'
import { type ChangeFixtureInput, changeFixture, moveFixture, refuse, usualFixtures } from '@arredo/project'
import { NumberField } from '../../../ui/number-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import fields from '../fields.module.css'
import { LengthFields } from './length-fields.tsx'
import { RecordHead } from './record-head.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useTold } from './use-told.ts'

/** A socket, a water point, a column: what it is, how large, and where a fitter finds it. */
export function FixtureInspector({ id }: { id: string }) {
  const text = useText()
  const { desk } = usePlanner()
  const { document } = useDeskState()
  const [refusal, tell] = useTold()
  const fixture = document.fixtures[id]
  if (!fixture) return null

  const { kind, size, placement } = fixture
  const change = (changed: ChangeFixtureInput['change']) =>
    tell(desk.run(changeFixture, { fixture: id, change: changed }))
  const sized = (axis: 0 | 1 | 2, label: string) => ({
    label,
    value: size[axis],
    onCommit: (value: number) => change({ size: resized(size, axis, value) }),
  })
  const sides: Readonly<Record<FixtureSide, string>> = {
    left: text('From left'),
    right: text('From right'),
    front: text('From front'),
    back: text('From back'),
    floor: text('From floor'),
  }
  const isMiddle = usualFixtures[kind].measured === 'middle'

  return (
    <>
      <RecordHead
        name={text(fixtureNames[kind].label)}
        note={text('Already there: free of charge, and not on the offer')}
      />
      <SelectField
        label={text('Kind')}
        value={kind}
        options={kindsLike(fixture).map((value) => ({ value, label: text(fixtureNames[value].label) }))}
        onChange={(chosen) => change(asKind(fixture, chosen))}
      />
      <LengthFields
        legend={isMiddle ? text('Position of its middle') : text('Position')}
        fields={fixtureDistances(document, fixture).map(({ side, value, at }) => ({
          label: sides[side],
          value,
          onCommit: (wanted: number) =>
            tell(
              wanted >= 0
                ? desk.run(moveFixture, { fixture: id, placement: at(wanted) })
                : refuse('A distance is 0 or more'),
            ),
        }))}
      />
      <LengthFields
        legend={text('Size')}
        fields={[sized(0, text('Width')), sized(1, text('Depth')), sized(2, text('Height'))]}
      />
      {placement.seat.on !== 'wall' && (
        <div className={fields.three}>
          <NumberField
            label={text('Rotation')}
            value={placement.rotation}
            unit="°"
            step={15}
            compact
            parse={readNumber}
            format={(degrees) => String(Math.round(degrees * 10) / 10)}
            unreadable={text('Type a number')}
            onCommit={(degrees) => change({ placement: { ...placement, rotation: degrees } })}
          />
        </div>
      )}
      <RefusalNote refusal={refusal} />
    </>
  )
}

function resized([width, depth, height]: Point3, axis: 0 | 1 | 2, value: number): Point3 {
  if (axis === 0) return [value, depth, height]
  return axis === 1 ? [width, value, height] : [width, depth, value]
}

function readNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(value) ? null : value
}
