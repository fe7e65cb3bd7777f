import type { Face } from '@arredo/pricing'
import { differingRows } from '@arredo/project'
import { useMemo } from 'react'
import { useText } from '../words/use-text.ts'
import styles from './compared-sides.module.css'
import { type ComparedSide, Comparison } from './comparison.tsx'
import { PlanOverlay } from './plan-overlay.tsx'

type ComparedSidesProps = { left: ComparedSide; right: ComparedSide; face: Face }

/** What a project was at two times: both plans, one over the other, and line by line what differs. */
export function ComparedSides({ left, right, face }: ComparedSidesProps) {
  const text = useText()
  const rows = useMemo(
    () => differingRows(left.design, right.design, face),
    [left.design, right.design, face],
  )
  return (
    <>
      <Comparison
        {...{ left, right, rows, face }}
        hasDifference
        between={rows.length > 0 && <PlanOverlay left={left} right={right} />}
      />
      {rows.length === 0 && <p className={styles.same}>{text('Nothing differs between the two.')}</p>}
    </>
  )
}
