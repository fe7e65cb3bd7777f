import { openingOnFace, shellOf } from '@arredo/geometry'
import { changeOpening, openingsNow } from '@arredo/project'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import { LengthFields } from './length-fields.tsx'
import { RecordHead } from './record-head.tsx'
import styles from './record-inspector.module.css'
import { SwingButtons } from './swing-buttons.tsx'
import { useTold } from './use-told.ts'

const names = { door: 'Door', window: 'Window', passage: 'Passage', niche: 'Niche' } as const

/** A door or window that is there already: its place, its size, and how it is hung. */
export function OpeningInspector({ id }: { id: string }) {
  const text = useText()
  const { desk } = usePlanner()
  const { document, evaluation } = useDeskState()
  const [refusal, tell] = useTold()
  const opening = openingsNow(document, evaluation).find((each) => each.id === id)
  const face = opening && shellOf(document).face(opening.wall, opening.side)
  if (!opening || !face) return null

  const { kind, width, height, sill } = opening
  const { start } = openingOnFace(opening, face)
  const left = start - face.start
  const change = (fields: Parameters<typeof changeOpening.run>[1]['change']) =>
    tell(desk.run(changeOpening, { opening: id, change: fields }))

  return (
    <>
      <RecordHead
        name={text(names[kind])}
        note={text('Already there: free of charge, and not on the offer')}
      />
      <LengthFields
        legend={text('Place and size')}
        fields={[
          {
            label: text('From left'),
            value: left,
            onCommit: (wanted) =>
              change({ offset: opening.offset + (opening.side === 'right' ? wanted - left : left - wanted) }),
          },
          { label: text('Width'), value: width, onCommit: (value) => change({ width: value }) },
          { label: text('Height'), value: height, onCommit: (value) => change({ height: value }) },
          { label: text('Sill'), value: sill, onCommit: (value) => change({ sill: value }) },
        ]}
      />
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {kind === 'door' && <SwingButtons id={id} />}
    </>
  )
}
