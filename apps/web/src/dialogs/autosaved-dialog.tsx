import type { DraftListing } from '@arredo/flows'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useText } from '../words/use-text.ts'
import styles from './autosaved-dialog.module.css'
import type { DialogProps } from './dialog-props.ts'

/** A-58, D-41: Yes goes on with it, No leaves it for the next login, Delete takes it away. */
export function AutosavedDialog({ question: { drafts }, onAnswer, frame }: DialogProps<'autosaved'>) {
  const text = useText()
  const [chosen, setChosen] = useState(drafts[0]?.key ?? '')
  const answer = (wish: 'yes' | 'no' | 'delete') => () => onAnswer({ wish, key: chosen })

  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          <Button kind="danger" onClick={answer('delete')}>
            {text('Delete autosaved project')}
          </Button>
          <Button onClick={answer('no')}>{text('No')}</Button>
          <Button kind="primary" onClick={answer('yes')}>
            {text('Yes')}
          </Button>
        </>
      }
    >
      <p>{text('There is work that was not saved. Would you like to go on with it?')}</p>
      {drafts.length === 1 && drafts[0] ? (
        <Draft draft={drafts[0]} />
      ) : (
        <fieldset className={styles.drafts} aria-label={text('Autosaved projects')}>
          {drafts.map((draft) => (
            <Choice key={draft.key} draft={draft} chosen={chosen} onChoose={setChosen} />
          ))}
        </fieldset>
      )}
    </DialogFrame>
  )
}

type ChoiceProps = { draft: DraftListing; chosen: string; onChoose: (key: string) => void }

function Choice({ draft, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.draft}>
      <input
        type="radio"
        name="autosaved"
        checked={draft.key === chosen}
        onChange={() => onChoose(draft.key)}
      />
      <Draft draft={draft} />
    </label>
  )
}

function Draft({ draft: { name, project, keptAt } }: { draft: DraftListing }) {
  const text = useText()
  const moment = useMoment()
  const when = moment(new Date(keptAt).toISOString())
  return (
    <span>
      <span className={styles.name}>{project === null ? name : `${name} · ${project}`}</span>
      <span className={styles.when}>{text('Last changed {{when}}', { when })}</span>
    </span>
  )
}
