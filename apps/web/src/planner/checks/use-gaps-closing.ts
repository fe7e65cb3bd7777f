import type { Editor } from '@arredo/editor'
import { type Gap, gapsBetween } from '@arredo/planning'
import type { DeskState } from '@arredo/project'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'

/** Who takes a unit out of a run is asked whether the others shall close up, until something else is done. */
export function useGapsClosing({ desk, attempt }: Editor): void {
  const text = useText()
  const { notices } = useApp()
  const { format, symbol } = useLength()
  useEffect(() => {
    let before = desk.current()
    let said: string | null = null
    return desk.subscribe(() => {
      const [last, now] = [before, desk.current()]
      before = now
      if (last.document === now.document) return
      if (said !== null) notices.withdraw(said)
      said = null
      const gap = gapLeftBy(last, now)
      const close = gap?.close()
      if (!gap || !close) return
      const length = `${format(gap.length)} ${symbol}`
      said = text('A gap of {{length}} is left in the run', { length })
      notices.show({
        message: said,
        action: { label: text('Close the gap'), run: () => attempt(close, null) },
      })
    })
  }, [desk, attempt, notices, text, format, symbol])
}

/** The one gap that came about because a unit went. */
function gapLeftBy(before: DeskState, now: DeskState): Gap | null {
  if (before.alternative !== now.alternative) return null
  const went = Object.keys(before.evaluation.articles).filter(
    (id) => before.evaluation.articles[id]?.run !== undefined && !now.document.rows[id],
  )
  if (went.length !== 1) return null
  const names = new Set(gapsBetween(before).map(nameOf))
  const [gap = null, ...more] = gapsBetween(now).filter((each) => !names.has(nameOf(each)))
  return more.length === 0 ? gap : null
}

function nameOf({ between }: Gap): string {
  return between.join(' ')
}
