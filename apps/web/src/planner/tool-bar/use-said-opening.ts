import { rowName } from '@arredo/project'
import { useEffect, useRef } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useText } from '../../words/use-text.ts'
import { useOnEditor, usePlanner } from '../planner-context.tsx'

/** Says what is opened and closed; the name of what comes before who walks, while there is something. */
export function useSaidOpening(): string | null {
  const text = useText()
  const packText = usePackText()
  const { desk, announce } = usePlanner()
  const opened = useOnEditor((state) => state.opened)
  const ajar = useOnEditor((state) => state.ajar)
  const met = useOnEditor((state) => state.met)
  const before = useRef({ opened, ajar })
  const nameOf = (id: string) => {
    const { document, evaluation } = desk.current()
    const row = document.rows[id]
    return row ? packText(rowName(row, evaluation).name) : text('Door')
  }
  const name = met && nameOf(met.id)

  useEffect(() => {
    const last = before.current
    before.current = { opened, ajar }
    const [leaf] = Object.keys(ajar).filter((id) => ajar[id] !== last.ajar[id])
    if (leaf !== undefined) {
      const earlier = last.opened.includes(leaf) ? Number.POSITIVE_INFINITY : (last.ajar[leaf]?.length ?? 0)
      const isMore = (ajar[leaf]?.length ?? 0) > earlier
      const name = nameOf(leaf)
      return announce(
        isMore
          ? text('A door or drawer of {{name}} is open', { name })
          : text('A door or drawer of {{name}} is closed', { name }),
      )
    }
    const [now, then] = [standing(opened, ajar), standing(last.opened, last.ajar)]
    const changed = [
      ...opened.filter((id) => !last.opened.includes(id)),
      ...then.filter((id) => !now.includes(id)),
    ]
    const [only, ...others] = changed
    if (only === undefined) return
    const isOpen = opened.includes(only)
    if (others.length > 0)
      return announce(isOpen ? text('Doors and drawers are open') : text('Doors and drawers are closed'))
    announce(
      isOpen
        ? text('{{name}} is open', { name: nameOf(only) })
        : text('{{name}} is closed', { name: nameOf(only) }),
    )
  })

  return name
}

/** All that is open, be it one drawer. */
function standing(opened: readonly string[], ajar: object): readonly string[] {
  return [...opened, ...Object.keys(ajar)]
}
