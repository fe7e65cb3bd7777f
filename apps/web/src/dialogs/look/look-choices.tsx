import type { Choices, Model } from '@arredo/catalogue'
import { chosenLook, type Looks, type QuestionOf, shownChoices } from '@arredo/flows'
import { useMemo } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useText } from '../../words/use-text.ts'
import styles from './look-choices.module.css'
import { lookOptions, openVariants, requestWith } from './look-options.ts'
import { LookPicture } from './look-picture.tsx'
import { OptionTiles } from './option-tiles.tsx'

type LookChoicesProps = {
  question: QuestionOf<'look'>
  looks: Looks
  model: Model
  picked: Choices
  /** Names the group of models. */
  group: string
  onModel: (model: string) => void
  onPick: (variant: string, value: string) => void
}

/** A model and what is chosen once for the whole project, each by its picture. */
export function LookChoices(props: LookChoicesProps) {
  const { question, looks, model, picked, group, onModel, onPick } = props
  const { catalogue } = question
  const text = useText()
  const packText = usePackText()
  const groups = useMemo(() => {
    const asking = { catalogue, looks, model, picked }
    return openVariants(looks, model).map((variant) => ({
      variant,
      options: lookOptions(asking, variant),
      requestWith: (value: string) => requestWith(asking, variant, value),
    }))
  }, [catalogue, looks, model, picked])
  const shown = shownChoices(looks, model, picked)

  return (
    <div className={styles.choices}>
      {looks.models.length > 1 && (
        <fieldset className={styles.models}>
          <legend className={styles.legend}>{text('Model')}</legend>
          {looks.models.map((each) => (
            <ModelCard
              key={each.code}
              {...{ question, looks, model: each, group, name: packText(each.name) }}
              isChosen={each === model}
              onChoose={() => onModel(each.code)}
            />
          ))}
        </fieldset>
      )}
      {groups.map(({ variant, ...of }) => (
        <OptionTiles
          key={variant.code}
          {...{ catalogue, ...of }}
          label={packText(variant.name)}
          chosen={String(shown[variant.code] ?? '')}
          onChoose={(value) => onPick(variant.code, value)}
        />
      ))}
    </div>
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
