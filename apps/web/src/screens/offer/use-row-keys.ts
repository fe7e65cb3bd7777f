import type { Desk } from '@arredo/project'
import { isTyping } from '../../planner/actions/is-typing.ts'
import { usePageKeys } from '../../ui/use-page-keys.ts'

/** Save, undo and redo by the keys they have in the planner (D-106). */
export function useRowKeys(desk: Desk, save: () => void): void {
  usePageKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 's') save()
    else if (isTyping(event.target)) return
    else if (key === 'y' || (key === 'z' && event.shiftKey)) desk.redo()
    else if (key === 'z') desk.undo()
    else return
    event.preventDefault()
  })
}
