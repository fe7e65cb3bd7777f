import type { Article, Catalogue } from '@arredo/catalogue'
import type { Face } from '@arredo/pricing'
import { useMemo, useState } from 'react'
import { Elevation } from '../../../catalogue/grid/elevation.tsx'
import { frontElevation } from '../../../catalogue/grid/front-elevation.ts'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useText } from '../../../words/use-text.ts'
import { useValueWords } from '../difference/use-value-words.ts'
import styles from './preview-article.module.css'
import { PreviewPrice } from './preview-price.tsx'
import { PreviewRuns } from './preview-runs.tsx'
import { usePreviewPlaces } from './use-preview-places.ts'

/** One article in its defaults: how it looks, what it is, what it costs there. */
export function PreviewArticle({
  hash,
  catalogue,
  article,
  place,
  onPlace,
  face,
  onFace,
}: {
  hash: string
  catalogue: Catalogue
  article: Article
  place: string
  onPlace: (place: string) => void
  face: Face
  onFace: (face: Face) => void
}) {
  const text = useText()
  const packText = usePackText()
  const { pack } = catalogue
  const places = usePreviewPlaces(pack)
  const words = useValueWords(pack)
  const models = pack.models.filter(({ code }) => article.models.includes(code))
  const [model, setModel] = useState(article.models[0] ?? pack.models[0]?.code ?? '')
  const evaluation = useMemo(
    () =>
      catalogue.evaluateNow({
        article: article.code,
        model,
        side: article.sides[0] ?? 'L',
        choices: {},
        header: {},
      }),
    [catalogue, article, model],
  )
  // Its photograph would show the version that is sold now.
  const drawing = useMemo(
    () => evaluation && frontElevation(evaluation.parts, pack.materials),
    [evaluation, pack.materials],
  )
  const shown = places.find(({ key }) => key === place) ?? places[0]

  return (
    <section className={styles.article} aria-label={packText(article.name)}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          {packText(article.name)}
          <span className={styles.code}>{article.code}</span>
        </h2>
        <div className={styles.choices}>
          {models.length > 1 && (
            <SelectField
              label={text('Model')}
              value={model}
              options={models.map(({ code, name }) => ({ value: code, label: packText(name) }))}
              onChange={setModel}
            />
          )}
          <SelectField
            label={text('As seen by')}
            value={shown?.key ?? ''}
            options={places.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={onPlace}
          />
          <SegmentedControl
            label={text('Prices for')}
            value={face}
            onChange={onFace}
            className={styles.face}
            segments={[
              { value: 'customer', label: text('Customer') },
              { value: 'trade', label: text('Trade') },
            ]}
          />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.picture}>{drawing && <Elevation drawing={drawing} />}</div>
        <div className={styles.facts}>
          {evaluation && shown && (
            <PreviewPrice
              hash={hash}
              pack={pack}
              evaluation={evaluation}
              model={model}
              priceList={shown.priceList}
              face={face}
            />
          )}
          {evaluation && (
            <dl className={styles.variants} aria-label={text('Configuration')}>
              {evaluation.variants.map(({ code, value }) => (
                <div key={code} className={styles.variant}>
                  <dt>{words.nameOf(code)}</dt>
                  <dd>{words.valueOf(code, value)}</dd>
                </div>
              ))}
            </dl>
          )}
          <PreviewRuns pack={pack} article={article} model={model} />
        </div>
      </div>
    </section>
  )
}
