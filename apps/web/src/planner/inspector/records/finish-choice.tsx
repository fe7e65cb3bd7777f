import type { RoomSurface } from '@arredo/catalogue'
import type { Finish } from '@arredo/geometry'
import { useText } from '../../../words/use-text.ts'
import { FinishSwatch } from '../../finishes/finish-swatch.tsx'
import { useFinishes } from '../../finishes/use-finishes.ts'
import fields from '../fields.module.css'
import styles from './record-inspector.module.css'

export type FinishChoiceProps = {
  label: string
  value: Finish | null
  surface: RoomSurface
  onChoose: (finish: Finish | null) => void
}

/** A finish of the catalogues at hand, a plain colour, or as it comes; below them what is chosen and costs. */
export function FinishChoice({ label, value, surface, onChoose }: FinishChoiceProps) {
  const text = useText()
  const offers = useFinishes().filter(({ surfaces }) => surfaces.includes(surface))
  const chosen = offers.find(({ finish }) => finish === value)
  return (
    <fieldset className={fields.section}>
      <legend className={fields.legend}>{label}</legend>
      <div className={styles.swatches} role="radiogroup" aria-label={label}>
        {offers.map((offer) => (
          <FinishSwatch
            key={offer.finish ?? ''}
            offer={offer}
            isChosen={offer === chosen}
            onChoose={() => onChoose(offer.finish)}
          />
        ))}
      </div>
      <p className={styles.note}>
        {chosen ? [chosen.name, chosen.price].filter(Boolean).join(' · ') : text('No longer sold')}
      </p>
    </fieldset>
  )
}
