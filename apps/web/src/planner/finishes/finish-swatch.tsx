import { Swatch } from '../inspector/variants/swatch.tsx'
import styles from './finish-swatch.module.css'
import type { FinishOffer } from './use-finishes.ts'

type FinishSwatchProps = { offer: FinishOffer; isChosen: boolean; onChoose: () => void }

/** One finish as it looks; name and price are its tooltip and what is read out. */
export function FinishSwatch({ offer, isChosen, onChoose }: FinishSwatchProps) {
  const { name, price, look } = offer
  const words = [name, price].filter(Boolean).join(', ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a swatch is a radio button that shows its surface.
    <button
      type="button"
      role="radio"
      className={styles.swatch}
      aria-checked={isChosen}
      aria-label={words}
      data-tooltip={words}
      onClick={onChoose}
    >
      <Swatch surface={look} className={styles.look} />
    </button>
  )
}
