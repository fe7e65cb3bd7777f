import { distance } from '@arredo/geometry'
import { type ChangeNoteInput, changeNote, longestNote, measureBetween, type Note } from '@arredo/project'
import { Button } from '../../../ui/button.tsx'
import { useLength } from '../../../words/use-length.ts'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import { useLevel } from '../../use-level.ts'
import { KeptText } from './kept-text.tsx'
import { LengthFields } from './length-fields.tsx'
import { RecordHead } from './record-head.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useTold } from './use-told.ts'

const longestMark = 20

/** Something written on a drawing: its words, and what of it can be typed. */
export function NoteInspector({ id }: { id: string }) {
  const text = useText()
  const { desk } = usePlanner()
  const { document } = useDeskState()
  const [refusal, tell] = useTold()
  const note = document.notes[id]
  if (!note) return null
  const change = (changed: ChangeNoteInput['change']) =>
    tell(desk.run(changeNote, { note: id, change: changed }))
  const names: Readonly<Record<Note['kind'], string>> = {
    text: text('Note'),
    dimension: text('Dimension'),
    level: text('Level mark'),
    revision: text('Revision mark'),
  }

  return (
    <>
      <RecordHead
        name={names[note.kind]}
        note={
          note.drawing.on === 'plan'
            ? text('On the plan, and printed with it')
            : text('On this wall, and printed with it')
        }
      />
      {note.kind === 'text' && <TextFields note={note} change={change} />}
      {note.kind === 'dimension' && <DimensionFields note={note} change={change} />}
      {note.kind === 'level' && <LevelFields note={note} change={change} />}
      {note.kind === 'revision' && (
        <KeptText
          label={text('Letter or number')}
          value={note.text}
          longest={longestMark}
          lines={1}
          onCommit={(typed) => change({ text: typed })}
        />
      )}
      <RefusalNote refusal={refusal} />
    </>
  )
}

type FieldsOf<Kind extends Note['kind']> = {
  note: Extract<Note, { kind: Kind }>
  change: (changed: ChangeNoteInput['change']) => void
}

function TextFields({ note, change }: FieldsOf<'text'>) {
  const text = useText()
  return (
    <>
      <KeptText
        label={text('Text')}
        value={note.text}
        placeholder={text('What is to be read there')}
        longest={longestNote}
        lines={4}
        isFirst={note.text === ''}
        onCommit={(typed) => change({ text: typed })}
      />
      {note.leader && (
        <Button size="small" onClick={() => change({ leader: null })}>
          {text('Remove the leader')}
        </Button>
      )}
    </>
  )
}

function DimensionFields({ note, change }: FieldsOf<'dimension'>) {
  const text = useText()
  const state = useDeskState()
  const measure = measureBetween(state, note.drawing, note.from, note.to)
  return (
    <>
      {!measure && <p>{text('What it measures is not on this drawing now')}</p>}
      <LengthFields
        legend={text('Dimension')}
        isWide
        fields={[
          {
            label: text('Offset of its line'),
            value: note.away,
            onCommit: (away) => change({ away }),
          },
        ]}
      />
      {measure && <Measured length={distance(measure.from, measure.to)} />}
    </>
  )
}

function Measured({ length }: { length: number }) {
  const text = useText()
  const { format, symbol } = useLength()
  const shown = `${format(Math.round(length))} ${symbol}`
  return <p>{text('It measures {{length}} and follows what it is tied to', { length: shown })}</p>
}

function LevelFields({ note, change }: FieldsOf<'level' | 'revision'>) {
  const text = useText()
  const formatLevel = useLevel()
  const isFace = note.drawing.on === 'face'
  return (
    <>
      <KeptText
        label={text('Level')}
        value={note.text}
        placeholder={formatLevel(isFace ? note.at[1] : 0)}
        longest={longestMark}
        lines={1}
        onCommit={(typed) => change({ text: typed })}
      />
      {isFace && (
        <LengthFields
          legend={text('Position')}
          fields={[
            {
              label: text('From floor'),
              value: note.at[1],
              onCommit: (height) => change({ at: [note.at[0], height] }),
            },
          ]}
        />
      )}
    </>
  )
}
