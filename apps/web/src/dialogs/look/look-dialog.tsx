import type { Choices, Model } from '@arredo/catalogue'
import { chosenLook, type Looks, looksOf, type QuestionOf, shownChoices } from '@arredo/flows'
import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './look-dialog.module.css'
import { keptPicks, lookOptions, openVariants, requestWith } from './look-options.ts'
import { LookPicture } from './look-picture.tsx'
import { OptionTiles } from './option-tiles.tsx'

/** D-115: a model and what is chosen once for the whole project, seen on a few units. */
export function LookDialog({ question, onAnswer, frame }: DialogProps<'look'>) {
  const { catalogue } = question
  const text = useText()
  const packText = usePackText()
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
  const groups = useMemo(() => {
    if (!model) return []
    const asking = { catalogue, looks, model, picked }
    return openVariants(looks, model).map((variant) => ({
      variant,
      options: lookOptions(asking, variant),
      requestWith: (value: string) => requestWith(asking, variant, value),
    }))
  }, [catalogue, looks, model, picked])
  if (!model) return null

  const shown = shownChoices(looks, model, picked)
  const use = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(chosenLook(looks, model, picked))
  }

  return (
    <DialogFrame
      {...frame}
      canFullscreen
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
        <div className={styles.choices}>
          {looks.models.length > 1 && (
            <fieldset className={styles.models}>
              <legend className={styles.legend}>{text('Model')}</legend>
              {looks.models.map((each) => (
                <ModelCard
                  key={each.code}
                  {...{ question, looks, model: each, group: id, name: packText(each.name) }}
                  isChosen={each === model}
                  onChoose={() => setWanted(each.code)}
                />
              ))}
            </fieldset>
          )}
          {groups.map(({ variant, ...group }) => (
            <OptionTiles
              key={variant.code}
              {...{ catalogue, ...group }}
              label={packText(variant.name)}
              chosen={String(shown[variant.code] ?? '')}
              onChoose={(value) => setWished({ ...picked, [variant.code]: value })}
            />
          ))}
        </div>
      </form>
    </DialogFrame>
  )
}

function ModelCard({
  question,
  looks,
  model,
  group,
  name,
  isChosen,
  onChoose,
}: {
  question: QuestionOf<'look'>
  looks: Looks
  model: Model
  group: string
  name: string
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <label className={styles.model}>
      <input
        type="radio"
        className={styles.radio}
        name={`${group}-model`}
        value={model.code}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.modelPicture}>
        <LookPicture question={question} look={chosenLook(looks, model, {})} />
      </span>
      <span className={styles.modelName}>{name}</span>
    </label>
  )
}
