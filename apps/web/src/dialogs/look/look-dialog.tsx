import type { Choices } from '@arredo/catalogue'
import { chosenLook, looksOf } from '@arredo/flows'
import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { LookChoices } from './look-choices.tsx'
import styles from './look-dialog.module.css'
import { keptPicks } from './look-options.ts'
import { LookPicture } from './look-picture.tsx'

/** D-115: a model and what is chosen once for the whole project, seen on a few units. */
export function LookDialog({ question, onAnswer, frame }: DialogProps<'look'>) {
  const { catalogue } = question
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const looks = useMemo(() => looksOf(catalogue.pack), [catalogue])
  const [wanted, setWanted] = useState(looks.models[0]?.code)
  const [wished, setWished] = useState<Choices>({})
  const model = looks.models.find(({ code }) => code === wanted)
  const picked = useMemo(
    () => (model ? keptPicks({ catalogue, looks, model, picked: wished }) : {}),
    [catalogue, looks, model, wished],
  )
  if (!model) return null

  const use = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(chosenLook(looks, model, picked))
  }

  return (
    <DialogFrame
      {...frame}
      description={text('What you place is made like this from now on. You can change it at any time.')}
      firstFocus={() => form.current?.querySelector<HTMLElement>(':checked') ?? null}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{text('Skip')}</Button>
          <Button kind="primary" type="submit" form={id}>
            {text('Use this look')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.look} onSubmit={use}>
        <div className={styles.picture}>
          <LookPicture question={question} look={chosenLook(looks, model, picked)} />
        </div>
        <LookChoices
          {...{ question, looks, model, picked, group: id }}
          onModel={setWanted}
          onPick={(variant, value) => setWished({ ...picked, [variant]: value })}
        />
      </form>
    </DialogFrame>
  )
}
