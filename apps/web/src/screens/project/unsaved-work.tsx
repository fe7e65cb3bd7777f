import { isChanged, type OpenProject } from '@arredo/flows'
import { useSyncExternalStore } from 'react'
import { useOpenProject } from '../../app/use-project.ts'
import { Notice } from '../../ui/notice.tsx'
import { useText } from '../../words/use-text.ts'

/** The page shows what is stored: who has more on the desk is told. */
export function UnsavedWork({ id }: { id: number }) {
  const open = useOpenProject()
  return open?.id === id ? <OnDesk project={open} /> : null
}

function OnDesk({ project }: { project: OpenProject }) {
  const text = useText()
  const hasMore = useSyncExternalStore(project.desk.subscribe, () => isChanged(project))
  if (!hasMore) return null
  return (
    <Notice>
      {text('In the planner it has changes that are not saved yet; this page shows what is saved.')}
    </Notice>
  )
}
