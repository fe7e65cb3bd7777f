import { type Filled, type FillWish, fillWall } from '@arredo/planning'
import type { ProjectDocument } from '@arredo/project'
import { useEffect, useState } from 'react'
import { useOnDesk, usePlanner } from '../planner-context.tsx'

type Known = { readonly of: ProjectDocument; readonly wish: FillWish; readonly filled: Filled }

/** Ways to fill a wall of the room as it stands; null until they are worked out. */
export function useProposals(wish: FillWish | null): Filled | null {
  const planner = usePlanner()
  const document = useOnDesk((state) => state.document)
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(() => {
    if (!wish) return
    const { desk, editor, catalogues, evaluate, face } = planner
    // After the dialog is drawn: it takes some tenths of a second.
    const timer = setTimeout(() => {
      const { evaluation } = desk.current()
      const unpriced = evaluate(document).prices[face]?.unpriced.length ?? 0
      const filled = fillWall(
        {
          ...{ document, evaluation, newId: editor.newId },
          catalogues: new Map(catalogues.map((catalogue) => [catalogue.pack.code, catalogue])),
          preview: (command) => {
            const result = desk.preview(command, null)
            return result.ok ? result.value : null
          },
          priceOf: (of) => {
            const price = evaluate(of).prices[face]
            return price && price.unpriced.length <= unpriced ? price.total : null
          },
        },
        wish,
      )
      setKnown({ of: document, wish, filled })
    })
    return () => clearTimeout(timer)
  }, [planner, document, wish])

  return wish && known?.of === document && known.wish === wish ? known.filled : null
}
