import type { Article, Catalogue, Side } from '@arredo/catalogue'
import { type ArticleRow, changeModel, changeSide } from '@arredo/project'
import { useState } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { priceDifference } from '../../engine/price-difference.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useText } from '../../words/use-text.ts'
import { usePlanner } from '../planner-context.tsx'
import { useDifference } from '../use-difference.ts'
import styles from './model-and-side.module.css'

/** The article's other models, with what they cost more or less, and on which side it is hinged. */
export function ModelAndSide({ row, catalogue }: { row: ArticleRow; catalogue: Catalogue }) {
  const { pack } = catalogue
  const article = pack.articles.find(({ code }) => code === row.article)
  if (!article || (article.models.length < 2 && article.sides.length < 2)) return null

  return (
    <div className={styles.row}>
      {article.models.length > 1 && <ModelChoice row={row} catalogue={catalogue} article={article} />}
      {article.sides.length > 1 && <SideChoice row={row} article={article} />}
    </div>
  )
}

function ModelChoice({
  row,
  catalogue,
  article,
}: {
  row: ArticleRow
  catalogue: Catalogue
  article: Article
}) {
  const text = useText()
  const packText = usePackText()
  const difference = useDifference()
  const { desk, evaluate, face } = usePlanner()
  const [isOpen, setIsOpen] = useState(false)

  function labelOf(model: string): string {
    const known = catalogue.pack.models.find(({ code }) => code === model)
    // Each is a price of the whole project: nobody reads it before the list is open.
    const more = isOpen && model !== row.model ? differenceOf(model) : 0
    return [known ? packText(known.name) : model, difference(more ?? 0)].filter(Boolean).join('  ')
  }

  function differenceOf(model: string): number | null {
    const { document } = desk.current()
    const changed = { ...document, rows: { ...document.rows, [row.id]: { ...row, model } } }
    return priceDifference(evaluate(document).prices[face], evaluate(changed).prices[face], row.id)
  }

  return (
    <SelectField
      className={styles.model}
      label={text('Model')}
      value={row.model}
      options={article.models.map((value) => ({ value, label: labelOf(value) }))}
      onOpenChange={setIsOpen}
      onChange={(model) => desk.run(changeModel, { row: row.id, model })}
    />
  )
}

function SideChoice({ row, article }: { row: ArticleRow; article: Article }) {
  const text = useText()
  const { desk } = usePlanner()
  const names: Readonly<Record<Side, string>> = { L: text('Left'), R: text('Right') }
  return (
    <div className={styles.side}>
      <span className={styles.label} aria-hidden="true">
        {text('Hinged')}
      </span>
      <SegmentedControl
        label={text('Hinged')}
        value={row.side}
        segments={article.sides.map((side) => ({ value: side, label: names[side] }))}
        onChange={(side) => desk.run(changeSide, { row: row.id, side })}
      />
    </div>
  )
}
