import type { ArticleRequest, Catalogue } from '@arredo/catalogue'
import { useId } from 'react'
import { Elevation } from '../../catalogue/grid/elevation.tsx'
import { frontElevation } from '../../catalogue/grid/front-elevation.ts'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useWhenIdle } from '../../catalogue/use-when-idle.ts'
import { Swatch } from '../../planner/inspector/variants/swatch.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { LookOption } from './look-options.ts'
import styles from './option-tiles.module.css'

type OptionTilesProps = {
  label: string
  catalogue: Catalogue
  options: readonly LookOption[]
  chosen: string | null
  onChoose: (value: string) => void
  /** For an option without a surface: the article it is seen on. */
  requestWith: (value: string) => ArticleRequest | null
}

/** One of several, each by its picture; what does not go with the rest stays in sight and says why. */
export function OptionTiles({ label, catalogue, options, chosen, onChoose, requestWith }: OptionTilesProps) {
  const id = useId()
  const packText = usePackText()
  const reasons = [...new Set(options.flatMap(({ whyNot }) => whyNot?.map(packText) ?? []))]

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.code} className={classNames(styles.tile, option.whyNot && styles.struck)}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={option.code}
              checked={option.code === chosen}
              disabled={option.whyNot !== null}
              aria-describedby={option.whyNot ? `${id}-why` : undefined}
              onChange={() => onChoose(option.code)}
            />
            {option.surface || option.neutral ? (
              <Swatch surface={option.surface} className={styles.picture} />
            ) : (
              <Drawing catalogue={catalogue} request={requestWith(option.code)} />
            )}
            <span className={styles.name}>{packText(option.name)}</span>
          </label>
        ))}
      </div>
      {reasons.length > 0 && (
        <p id={`${id}-why`} className={styles.why}>
          {reasons.join('. ')}
        </p>
      )}
    </fieldset>
  )
}

function Drawing({ catalogue, request }: { catalogue: Catalogue; request: ArticleRequest | null }) {
  const drawing = useWhenIdle(request && JSON.stringify(request), () => {
    const evaluation = request && catalogue.evaluateNow(request)
    return evaluation && frontElevation(evaluation.parts, catalogue.pack.materials)
  })
  return (
    <span className={classNames(styles.picture, styles.drawing)}>
      {drawing && <Elevation drawing={drawing} />}
    </span>
  )
}
