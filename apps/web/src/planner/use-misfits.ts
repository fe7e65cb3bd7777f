import { letterOf } from '@arredo/drawings'
import { shellOf } from '@arredo/geometry'
import { alternativesInOrder, type Desk, type DeskState } from '@arredo/project'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'
import { type Translate, useText } from '../words/use-text.ts'

/** What a change of walls left no room for, said once for each change. */
export function useMisfits(desk: Desk): void {
  const text = useText()
  const { notices } = useApp()
  useEffect(() => {
    let last = desk.current().misfits
    return desk.subscribe(() => {
      const state = desk.current()
      if (state.misfits === last) return
      last = state.misfits
      for (const message of misfitSentences(state, text)) notices.show({ message })
    })
  }, [desk, notices, text])
}

/** Wall by wall where one looks; of other alternatives only how many. */
export function misfitSentences(
  { document, alternative: looked, misfits }: Pick<DeskState, 'document' | 'alternative' | 'misfits'>,
  text: Translate,
): readonly string[] {
  const shell = shellOf(document)
  const here = misfits
    .filter(({ alternative }) => alternative === looked)
    .map((face) => {
      const [count, letter] = [face.rows.length, letterOf(shell, face)]
      return letter === ''
        ? text('{{count}} articles no longer fit on their wall', { count })
        : text('{{count}} articles no longer fit on wall {{letter}}', { count, letter })
    })
  const elsewhere = alternativesInOrder(document).flatMap(({ id, name }) => {
    const theirs = misfits.filter(({ alternative }) => alternative === id && id !== looked)
    const count = theirs.reduce((sum, { rows }) => sum + rows.length, 0)
    return count === 0
      ? []
      : text('{{count}} articles of “{{name}}” no longer fit on their wall', { count, name })
  })
  return [...here, ...elsewhere]
}
