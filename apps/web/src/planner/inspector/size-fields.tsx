import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import type { RowId } from '@arredo/project'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import styles from './fields.module.css'
import { sizeVariants } from './size-of-unit.ts'
import { EnteredNumber, useEntered } from './variants/entered-number.tsx'
import { IntegerControl } from './variants/variant-control.tsx'

export type SizeFieldsProps = {
  pack: Pack
  evaluation: ArticleEvaluation
  row: RowId
  onChoose: (variant: string, value: number) => void
}

/** Letters of a label that fit a third of the panel. */
const longestInThird = 10

/** The sizes one can choose, and below them what the whole measures with plinth, front and worktop. */
export function SizeFields({ pack, evaluation, row, onChoose }: SizeFieldsProps) {
  const text = useText()
  const packText = usePackText()
  const { symbol, format } = useLength()
  const { width, depth, height } = evaluation.size
  const sizes = sizeVariants(pack, evaluation)
  const [entered, watch] = useEntered(row)
  const size = sizes.find(({ variant }) => variant.code === entered?.code)
  const isLong = sizes.some(({ variant }) => packText(variant.name).length > longestInThird)

  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span>{text('Size of the unit')}</span>
        <span className={styles.unit}>{symbol}</span>
      </legend>
      {sizes.length > 0 && (
        <div className={isLong ? styles.two : styles.three}>
          {sizes.map(({ variant, domain, state }) => (
            <div key={variant.code} className={styles.cell} data-variant={variant.code}>
              <IntegerControl
                label={packText(variant.name)}
                row={row}
                domain={domain}
                state={state}
                isCompact
                watch={watch(variant.code)}
                onChoose={(value) => onChoose(variant.code, value)}
              />
            </div>
          ))}
        </div>
      )}
      <EnteredNumber
        prices={
          size && entered
            ? { ...size, row, entry: entered.entry, onChoose: (value) => onChoose(entered.code, value) }
            : null
        }
      >
        <p className={styles.whole}>
          {text('Overall {{width}} wide, {{depth}} deep, {{height}} high', {
            width: format(width),
            depth: format(depth),
            height: format(height),
          })}
        </p>
      </EnteredNumber>
    </fieldset>
  )
}
