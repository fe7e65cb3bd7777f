import { openingOnFace, shellOf } from '@arredo/geometry'
import { changeOpening, openingsNow } from '@arredo/project'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import { LengthFields } from './length-fields.tsx'
import { RecordHead } from './record-head.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { SwingButtons } from './swing-buttons.tsx'
import { useTold } from './use-told.ts'

const names = { door: 'Door', window: 'Window', passage: 'Passage', niche: 'Niche' } as const

/** A door, window, passage or niche that is there already: its place, its size, and how it is hung. */
export function OpeningInspector({ id }: { id: string }) {
  const text = useText()
  const { desk } = usePlanner()
  const { document, evaluation } = useDeskState()
  const [refusal, tell] = useTold()
  const opening = openingsNow(document, evaluation).find((each) => each.id === id)
  const face = opening && shellOf(document).face(opening.wall, opening.side)
  if (!opening || !face) return null

  const { kind, width, height, sill, depth, swing } = opening
  const { start, end } = openingOnFace(opening, face)
  const stretch = face.stretches.find((each) => each.start <= start + 1 && each.end >= end - 1) ?? face
  const [left, right] = [start - stretch.start, stretch.end - end]
  const change = (fields: Parameters<typeof changeOpening.run>[1]['change']) =>
    tell(desk.run(changeOpening, { opening: id, change: fields }))
  const moveBy = (by: number) => change({ offset: opening.offset + (opening.side === 'right' ? by : -by) })
  const hasLeaf = kind === 'door' || kind === 'window'

  return (
    <>
      <RecordHead
        name={text(names[kind])}
        note={text('Already there: free of charge, and not on the offer')}
      />
      <LengthFields
        legend={text('Place on the wall')}
        fields={[
          { label: text('From left'), value: left, onCommit: (wanted) => moveBy(wanted - left) },
          { label: text('From right'), value: right, onCommit: (wanted) => moveBy(right - wanted) },
          { label: text('Sill'), value: sill, onCommit: (value) => change({ sill: value }) },
        ]}
      />
      <LengthFields
        legend={text('Size of the opening')}
        fields={[
          { label: text('Width'), value: width, onCommit: (value) => change({ width: value }) },
          { label: text('Height'), value: height, onCommit: (value) => change({ height: value }) },
          ...(kind === 'niche'
            ? [
                {
                  label: text('Depth'),
                  value: depth ?? 0,
                  onCommit: (value: number) => change({ depth: value }),
                },
              ]
            : []),
        ]}
      />
      <RefusalNote refusal={refusal} />
      {hasLeaf && (
        <SegmentedControl
          label={text('Leaf')}
          value={swing}
          segments={[
            { value: 'in', label: text('Inwards') },
            { value: 'out', label: text('Outwards') },
            { value: 'none', label: text('No leaf') },
          ]}
          onChange={(chosen) => change({ swing: chosen })}
        />
      )}
      {hasLeaf && swing !== 'none' && <SwingButtons id={id} />}
    </>
  )
}
