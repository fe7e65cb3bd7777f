import { LinkButton } from '../../../ui/link.tsx'
import { useText } from '../../../words/use-text.ts'
import styles from './variant-foot.module.css'

export type VariantFootProps = {
  /** Where the value comes from, in words; empty where it needs none. */
  source?: string
  /** Gives the choice up; its words say who decides then. */
  giveUp?: { readonly label: string; readonly run: () => void } | null
  /** How many options there are in all; null where the panel shows them as well as a dialog would. */
  all?: { readonly count: number; readonly show: () => void } | null
}

export function VariantFoot({ source = '', giveUp = null, all = null }: VariantFootProps) {
  const text = useText()
  if (!source && !giveUp && !all) return null
  return (
    <p className={styles.foot}>
      {source && <span>{source}</span>}
      {giveUp && <LinkButton onClick={giveUp.run}>{giveUp.label}</LinkButton>}
      {all && (
        <LinkButton className={styles.all} onClick={all.show}>
          {text('All {{count}} options', { count: all.count })}
        </LinkButton>
      )}
    </p>
  )
}
