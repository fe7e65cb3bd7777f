import type { VariantQuestion } from '@arredo/flows'
import { useState } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useSignedMoney } from '../../words/use-signed-money.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { OptionGallery, type OptionGalleryProps } from './option-gallery.tsx'
import { useDifferenceOf } from './use-difference-of.ts'
import styles from './variant-choice-dialog.module.css'

/** every option of a variant; one that must have a value is left by choosing only. */
export function VariantChoiceDialog(props: DialogProps<'variantChoice'>) {
  return <ChoiceDialog {...props} size="medium" />
}

export function ChoiceDialog({
  question,
  onAnswer,
  frame,
  size,
}: DialogProps<'variantChoice'> & Pick<OptionGalleryProps, 'size'>) {
  const text = useText()
  const packText = usePackText()
  const [picked, setPicked] = useState(question.chosen)
  const option = question.options.find(({ value }) => value === picked)
  const isPossible = option !== undefined && (option.notNow === null || option.notNow.changes !== null)

  return (
    <DialogFrame
      {...frame}
      title={packText(question.variant.name)}
      footer={
        <>
          <Consequence question={question} picked={picked} />
          {frame.persistence !== 'persistent' && <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>}
          <Button
            kind="primary"
            disabled={!isPossible}
            onClick={() => option && onAnswer({ kind: 'select', value: option.value })}
          >
            {option ? text('Use {{option}}', { option: packText(option.name) }) : text('Choose an option')}
          </Button>
        </>
      }
    >
      <OptionGallery question={question} picked={picked} onPick={setPicked} size={size} />
    </DialogFrame>
  )
}

/** What the pick costs and changes, before it is taken. */
function Consequence({ question, picked }: { question: VariantQuestion; picked: string | null }) {
  const text = useText()
  const signed = useSignedMoney()
  const { currency } = question
  const option = question.options.find(({ value }) => value === picked)
  const notNow = option?.notNow ?? null
  const difference = useDifferenceOf(question, picked)
  const words = [
    notNow && notNow.changes === null && text('No other choice of yours would allow it.'),
    notNow?.changes && text('Changes {{changes}}.', { changes: notNow.changes }),
    difference && currency && signed({ minor: difference, currency }),
  ].filter(Boolean)

  return (
    <p className={styles.consequence} role="status">
      {words.join('  ')}
    </p>
  )
}
