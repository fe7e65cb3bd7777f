import { saveMissingWords } from '@arredo/flows'
import { findLanguage } from '@arredo/words'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './missing-words-dialog.module.css'

/** More than somebody types in one go; what is left comes the next time. */
const most = 50

/** D-240: sentences that were shown in English for want of a translation, to be given their words. */
export function MissingWordsDialog({ frame }: DialogProps<'missingWords'>) {
  const app = useApp()
  const text = useText()
  const { language } = useSession()
  const { attempt, isBusy } = useAttempt()
  // As it was when it was opened: this dialog has sentences of its own.
  const [missing] = useState(() => Object.keys(app.missingWords.entries()[language] ?? {}))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const name = findLanguage(language)?.name ?? language

  function save() {
    void attempt(async () => {
      const result = await saveMissingWords(app, language, typed)
      if (result.ok) frame.onDismiss()
      return result
    })
  }

  return (
    <DialogFrame
      {...frame}
      description={
        missing.length === 0
          ? text('Every sentence that was shown has its words in {{language}}.', { language: name })
          : text(
              'Shown in English so far, because there are no words for it in {{language}}. What stands in double braces must stay.',
              { language: name },
            )
      }
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={save} disabled={missing.length === 0}>
            {text('Save')}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        {missing.slice(0, most).map((sentence) => (
          <TextField
            key={sentence}
            label={sentence}
            lang={language}
            value={typed[sentence] ?? ''}
            onChange={({ target }) => setTyped((before) => ({ ...before, [sentence]: target.value }))}
          />
        ))}
      </div>
      {missing.length > most && <p>{text('And {{count}} more', { count: missing.length - most })}</p>}
    </DialogFrame>
  )
}
