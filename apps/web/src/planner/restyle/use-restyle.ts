import { type Restyled, type RestyleWish, restyleInSteps } from '@arredo/planning'
import type { ProjectDocument } from '@arredo/project'
import { useEffect, useState } from 'react'
import { type Planner, useOnDesk, usePlanner } from '../planner-context.tsx'

/** Half a frame: whoever chooses something else meanwhile is heard. */
const slice = 8

type Known = { readonly of: ProjectDocument; readonly wish: RestyleWish; readonly restyled: Restyled | null }

/** What a wish would make of the alternative that is looked at; undefined until it is worked out. */
export function useRestyle(wish: RestyleWish | null): Restyled | null | undefined {
  const planner = usePlanner()
  const document = useOnDesk((state) => state.document)
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(() => {
    if (!wish) return
    const of = { of: document, wish }
    const steps = stepsOf(planner, wish)
    let timer = setTimeout(work)
    function work() {
      const end = performance.now() + slice
      do {
        const step = steps.next()
        if (step.done) return setKnown({ ...of, restyled: step.value })
      } while (performance.now() < end)
      timer = setTimeout(work)
    }
    return () => clearTimeout(timer)
  }, [planner, document, wish])

  return wish && known?.of === document && known.wish === wish ? known.restyled : undefined
}

function stepsOf({ desk, catalogues, evaluate }: Planner, wish: RestyleWish) {
  const { document, evaluation } = desk.current()
  return restyleInSteps(
    {
      ...{ document, evaluation, evaluate },
      catalogues: new Map(catalogues.map((catalogue) => [catalogue.pack.code, catalogue])),
      preview: (command) => {
        const result = desk.preview(command, null)
        return result.ok ? result.value : null
      },
    },
    wish,
  )
}
