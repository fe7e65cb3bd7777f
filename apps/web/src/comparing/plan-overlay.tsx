import { boundsOf } from '@arredo/drawings'
import type { Preview } from '@arredo/project'
import { useMemo } from 'react'
import { useText } from '../words/use-text.ts'
import styles from './plan-overlay.module.css'
import pictureStyles from './plan-picture.module.css'
import { PartOfPlan } from './plan-picture.tsx'
import { type PlanPart, planParts, viewBoxOf } from './plan-shapes.ts'

type Named = { readonly title: string; readonly design: Preview }

/** Two plans over each other: what only the left has is dashed with a minus, what only the right has bold with a plus. */
export function PlanOverlay({ left, right }: { left: Named; right: Named }) {
  const text = useText()
  const { both, gone, added } = useMemo(
    () => overlaid(left.design, right.design),
    [left.design, right.design],
  )
  const box = viewBoxOf([...both, ...gone, ...added])
  if (!box) return null

  const label = text('Both plans over each other: {{left}} and {{right}}', {
    left: left.title,
    right: right.title,
  })
  return (
    <figure className={styles.figure}>
      <svg className={pictureStyles.picture} viewBox={box.viewBox} role="img" aria-label={label}>
        {both.map((part) => (
          <PartOfPlan key={part.key} part={part} look={styles.both} />
        ))}
        {gone.map((part) => (
          <PartOfPlan key={part.key} part={part} look={styles.gone} />
        ))}
        {added.map((part) => (
          <PartOfPlan key={part.key} part={part} look={styles.added} />
        ))}
        {gone.map((part) => (
          <Mark key={part.key} part={part} size={box.size} kind="gone" />
        ))}
        {added.map((part) => (
          <Mark key={part.key} part={part} size={box.size} kind="added" />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.goneKey}>{text('− only in {{name}}', { name: left.title })}</span>
        <span className={styles.addedKey}>{text('+ only in {{name}}', { name: right.title })}</span>
        <span>{text('All else is in both')}</span>
      </figcaption>
    </figure>
  )
}

/** In the middle of the thing; walls and floors are told by their lines. */
function Mark({ part, size, kind: side }: { part: PlanPart; size: number; kind: 'gone' | 'added' }) {
  // The way a door opens is no part of where it stands.
  const still = part.shapes.filter(({ kind }) => kind !== 'arc')
  const bounds = /^(row|opening|fixture)/.test(part.key) ? boundsOf(still) : null
  if (!bounds) return null
  const [x, y] = [(bounds.left + bounds.right) / 2, -(bounds.top + bounds.bottom) / 2]
  const [radius, arm] = [size * 0.04, size * 0.022]
  const cross = side === 'gone' ? `M${-arm} 0H${arm}` : `M${-arm} 0H${arm}M0 ${-arm}V${arm}`
  return (
    <g className={side === 'gone' ? styles.goneMark : styles.addedMark} transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      <path d={cross} />
    </g>
  )
}

function overlaid(left: Preview, right: Preview) {
  const [was, is] = [planParts(left), planParts(right)]
  const lines = ({ key, shapes }: PlanPart) => `${key} ${JSON.stringify(shapes)}`
  const [before, after] = [new Set(was.map(lines)), new Set(is.map(lines))]
  const isFloor = ({ key }: PlanPart) => key.startsWith('floor')
  return {
    both: is.filter((part) => before.has(lines(part)) || isFloor(part)),
    gone: was.filter((part) => !after.has(lines(part)) && !isFloor(part)),
    added: is.filter((part) => !before.has(lines(part)) && !isFloor(part)),
  }
}
