import { ceilingLeft, shellOf } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState } from '../planner-context.tsx'
import styles from './article-inspector.module.css'

/** Why an item is marked that stands in nothing: it is higher than the ceiling where it stands. */
export function CeilingNote({ standing }: { standing: StandingRow }) {
  const text = useText()
  const { format, symbol } = useLength()
  const { document } = useDeskState()
  const left = ceilingLeft(standing, shellOf(document))
  if (left === null || left > -0.5) return null

  return (
    <div className={styles.conflict} role="alert">
      <p>
        {text('It is {{height}} higher than the ceiling where it stands', {
          height: `${format(Math.round(-left))} ${symbol}`,
        })}
      </p>
    </div>
  )
}
