import type { PaperState } from '@arredo/contract'
import { refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { DocumentStage } from '../../documents/document-stage.tsx'
import { useLook } from '../../documents/use-look.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useText } from '../../words/use-text.ts'
import { ColumnsField } from './columns-field.tsx'
import { KindsField } from './kinds-field.tsx'
import { LetterheadFields } from './letterhead-fields.tsx'
import styles from './paper.module.css'
import { paperOf } from './paper-draft.ts'
import { PaperHistory } from './paper-history.tsx'
import { usePaperCalls } from './use-paper.ts'
import { usePaperDraft } from './use-paper-draft.ts'
import { WordsFields } from './words-fields.tsx'

type Part = 'letterhead' | 'words' | 'columns' | 'kinds' | 'versions'

/** All that can be said of the brand's documents, beside an offer that is made anew with every change. */
export function PaperForm({ newest }: { newest: PaperState }) {
  const app = useApp()
  const text = useText()
  const { language: spoken } = useSession()
  const { base, draft, isChanged, isOutdated, change, begin } = usePaperDraft(newest)
  const calls = usePaperCalls()
  const { attempt, isBusy } = useAttempt()
  const [part, setPart] = useState<Part>('letterhead')
  const [language, setLanguage] = useState(spoken)
  const paper = paperOf(draft, base)
  const look = useLook({ paper, language }, (wish) => calls.look(wish.paper, wish.language))

  const save = () =>
    attempt(async () => {
      const saved = await calls.save(base.revision, paper)
      if (saved.ok) {
        begin(saved.value)
        app.notices.show({ message: sentence('Saved: documents made from now on look like this') })
      }
      return saved
    })

  const goBack = (revision: number) =>
    attempt(async () => {
      if (isChanged && !(await maybeLose())) return refuse('Operation cancelled')
      const restored = await calls.restore(base.revision, revision)
      if (restored.ok) begin(restored.value)
      return restored
    })

  async function maybeLose(): Promise<boolean> {
    const asked = await app.dialogs.ask('ask', {
      title: sentence('Go back to an earlier version?'),
      question: sentence('What you changed here and did not save is lost by it.'),
      answers: [
        { value: 'go', label: sentence('Go back to it') },
        { value: 'no', label: sentence('Not now') },
      ],
    })
    return asked.ok && asked.value === 'go'
  }

  return (
    <div className={styles.paper}>
      <Panel className={styles.form} aria-label={text('What documents show')}>
        <Tabs<Part>
          label={text('What documents show')}
          value={part}
          onChange={setPart}
          tabs={[
            {
              ...{ value: 'letterhead', label: text('Letterhead') },
              content: <LetterheadFields draft={draft} onChange={change} />,
            },
            {
              ...{ value: 'words', label: text('Words') },
              content: <WordsFields {...{ draft, language }} onChange={change} onLanguage={setLanguage} />,
            },
            {
              ...{ value: 'columns', label: text('Columns') },
              content: <ColumnsField draft={draft} onChange={change} />,
            },
            {
              ...{ value: 'kinds', label: text('Documents') },
              content: <KindsField draft={draft} known={base.kinds} onChange={change} />,
            },
            {
              ...{ value: 'versions', label: text('Versions') },
              content: (
                <PaperHistory inForce={newest.revision} goBack={(revision) => void goBack(revision)} />
              ),
            },
          ]}
        />
        <div className={styles.foot}>
          {isOutdated && (
            <Notice isAlert>
              {text('Somebody else changed the documents meanwhile.')}{' '}
              <Button kind="quiet" size="small" onClick={() => begin(newest)}>
                {text('Drop mine and show theirs')}
              </Button>
            </Notice>
          )}
          <Button onClick={() => begin(base)} disabled={!isChanged}>
            {text('Undo the changes')}
          </Button>
          <Button kind="primary" busy={isBusy} disabled={!isChanged} onClick={() => void save()}>
            {text('Save')}
          </Button>
        </div>
      </Panel>
      <Panel className={styles.preview}>
        <DocumentStage {...look} />
      </Panel>
    </div>
  )
}
