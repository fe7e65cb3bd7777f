import { isPriced } from '@arredo/pricing'
import {
  type AlternativeId,
  alternativesInOrder,
  compareAlternatives,
  type Preview,
  switchAlternative,
} from '@arredo/project'
import { useMemo, useState } from 'react'
import { useFrameWords } from '../../dialogs/use-frame-words.ts'
import { evaluateProjectNow } from '../../engine/evaluate-project-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { useDifference } from '../use-difference.ts'
import { usePriceBasis } from '../use-price-basis.ts'
import { useRun } from './alternative-line.tsx'
import styles from './compare-dialog.module.css'
import { ComparedTable } from './compared-table.tsx'
import { WallPicture } from './wall-picture.tsx'

/** Two proposals side by side: how they look, what they cost, what differs, and which one is for the offer. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const words = useFrameWords()
  const { face } = usePlanner()
  const { document, alternative: looked } = useDeskState()
  const all = alternativesInOrder(document)
  const [chosen, setChosen] = useState<readonly AlternativeId[]>(() => firstTwo())
  const [left = looked, right = looked] = chosen
  const one = useSide(left)
  const two = useSide(right)
  const compared = useMemo(
    () => compareAlternatives(document, [one.evaluation, two.evaluation], face),
    [document, one, two, face],
  )

  /** What is for the offer, and what one looks at; else the next one. */
  function firstTwo(): readonly AlternativeId[] {
    const active = document.header.activeAlternative
    const other = looked === active ? all.find(({ id }) => id !== active)?.id : looked
    const two = [active, other ?? active]
    return all.map(({ id }) => id).filter((id) => two.includes(id))
  }

  const side = (which: 0 | 1) => (
    <Side
      id={which === 0 ? left : right}
      of={which === 0 ? one : two}
      against={which === 0 ? null : one}
      label={which === 0 ? text('Left') : text('Right')}
      onChoose={(id) => setChosen(which === 0 ? [id, right] : [left, id])}
    />
  )

  return (
    <DialogFrame
      open
      title={text('Compare alternatives')}
      width={1000}
      persistence="semipersistent"
      canFullscreen
      onDismiss={onClose}
      words={words}
      footer={
        <Button kind="primary" onClick={onClose}>
          {text('Done')}
        </Button>
      }
    >
      <div className={styles.sides}>
        {side(0)}
        {side(1)}
      </div>
      <ComparedTable compared={compared} sides={[one, two]} />
    </DialogFrame>
  )
}

function useSide(alternative: AlternativeId): Preview {
  const { context } = usePlanner()
  const { document } = useDeskState()
  return useMemo(() => {
    const evaluation = evaluateProjectNow(document, { ...context(document), alternative })
    return { document, evaluation }
  }, [context, document, alternative])
}

type SideProps = {
  id: AlternativeId
  of: Preview
  /** What the difference is reckoned from. */
  against: Preview | null
  label: string
  onChoose: (id: AlternativeId) => void
}

function Side({ id, of, against, label, onChoose }: SideProps) {
  const text = useText()
  const money = useMoney()
  const difference = useDifference()
  const basis = usePriceBasis()
  const run = useRun()
  const { desk, face } = usePlanner()
  const { document } = useDeskState()
  const all = alternativesInOrder(document)
  const name = document.alternatives[id]?.name ?? ''
  const price = of.evaluation.prices[face]
  const other = against?.evaluation.prices[face]
  const isActive = document.header.activeAlternative === id

  function offer() {
    run(switchAlternative, { alternative: id })
    desk.look(id)
  }

  return (
    <section className={styles.side} aria-label={name}>
      <SelectField
        label={label}
        value={id}
        options={all.map((each) => ({ value: each.id, label: each.name }))}
        onChange={onChoose}
      />
      <WallPicture label={name} of={of} />
      <p className={styles.total}>
        <strong>
          {isPriced(price) ? money({ minor: price.total, currency: price.currency }) : text('No price')}
        </strong>
        {isPriced(price) && isPriced(other) && (
          <span className={styles.difference}>{difference(price.total - other.total)}</span>
        )}
        <span className={styles.basis}>{basis}</span>
      </p>
      {isActive ? (
        <Badge kind="good">{text('For the offer')}</Badge>
      ) : (
        <Button size="small" aria-label={text('Choose {{name}} for the offer', { name })} onClick={offer}>
          {text('Choose for the offer')}
        </Button>
      )}
    </section>
  )
}
