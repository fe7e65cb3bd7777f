import { changedLight, type Light, type LightChange, lightOf, setLight } from '@arredo/project'
import { useEffect, useState } from 'react'
import { useOnDesk, usePlanner } from '../planner-context.tsx'

type ProjectLight = {
  readonly light: Light
  /** Shows a light that is not decided on yet: a hand is on a slider. */
  readonly tryOut: (change: LightChange) => void
  /** One step of undo. */
  readonly decide: (change: LightChange) => void
}

/** The project's light, and while a hand moves what it would be: every view shows that, and nobody else knows. */
export function useProjectLight(): ProjectLight {
  const { editor } = usePlanner()
  const now = useOnDesk(({ document }) => lightOf(document))
  const [tried, setTried] = useState<LightChange | null>(null)
  useEffect(() => () => editor.tryLight(null), [editor])

  return {
    light: tried ? changedLight(now, tried) : now,
    tryOut(change) {
      setTried(change)
      editor.tryLight(changedLight(now, change))
    },
    decide(change) {
      setTried(null)
      editor.tryLight(null)
      editor.attempt(setLight, change)
    },
  }
}
