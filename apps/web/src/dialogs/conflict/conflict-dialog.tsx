import { comparedRows, type Picks } from '@arredo/project'
import { useMemo, useState } from 'react'
import { useFace } from '../../app/use-project.ts'
import { Comparison } from '../../comparing/comparison.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './conflict-dialog.module.css'

/** D-123: both versions side by side; nothing is saved before the person said what shall become of them. */
export function ConflictDialog({ question, onAnswer, frame }: DialogProps<'conflict'>) {
  const text = useText()
  const moment = useMoment()
  const face = useFace()
  const [picks, setPicks] = useState<Picks>({})
  const { base, mine, theirs, differences } = question
  const rows = useMemo(
    () => comparedRows(differences, { base, left: mine, right: theirs }, face),
    [base, mine, theirs, differences, face],
  )
  const open = rows.filter(({ key, difference }) => !difference.pick && !picks[key])
  const when = moment(theirs.savedAt)

  return (
    <DialogFrame
      {...frame}
      description={text(
        'Your changes are still here, but not saved. Say line by line what to keep, or keep both versions.',
      )}
      footer={
        <>
          {open.length > 0 && (
            <p className={styles.open} role="status">
              {text('Still to be decided: {{number}}', { number: open.length })}
            </p>
          )}
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button onClick={() => onAnswer({ kind: 'theirs' })}>{text('Open their version')}</Button>
          <Button onClick={() => onAnswer({ kind: 'copy' })}>{text('Save mine as a copy')}</Button>
          <Button
            kind="primary"
            disabled={open.length > 0}
            onClick={() => onAnswer({ kind: 'picked', picks })}
          >
            {text('Save as chosen')}
          </Button>
        </>
      }
    >
      <Comparison
        left={{ title: text('Mine'), origin: text('not saved'), design: mine }}
        right={{
          title: text('Theirs'),
          origin: theirs.savedBy
            ? text('saved by {{name}}, {{when}}', { name: theirs.savedBy, when })
            : text('saved {{when}}', { when }),
          design: theirs,
        }}
        rows={rows}
        face={face}
        choosing={{ picks, onPick: (key, pick) => setPicks((last) => ({ ...last, [key]: pick })) }}
      />
    </DialogFrame>
  )
}
