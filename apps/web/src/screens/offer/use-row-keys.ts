import type { Desk } from '@arredo/project'
import { useEffect, useRef } from 'react'
import { isTyping } from '../../planner/actions/is-typing.ts'

/** Save, undo and redo by the keys they have in the planner (D-106). */
export function useRowKeys(desk: Desk, save: () => void): void {
  const latest = useRef({ desk, save })
  latest.current = { desk, save }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 's') latest.current.save()
      else if (isTyping(event.target)) return
      else if (key === 'y' || (key === 'z' && event.shiftKey)) latest.current.desk.redo()
      else if (key === 'z') latest.current.desk.undo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
