import type { ProjectVersion } from '@arredo/contract'
import { keepAsVersion, restoreVersion, type VersionedProject } from '@arredo/flows'
import { done, type Result } from '@arredo/project'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { type FetchedList, fetchedList } from '../screens/fetched-list.ts'
import { useProjectsChanged } from '../screens/projects/use-projects-changed.ts'
import { useText } from '../words/use-text.ts'

export type VersionsInHand = FetchedList<ProjectVersion> & {
  readonly keep: (name: string) => Promise<Result<unknown>>
  readonly goBack: (name: string) => Promise<Result<unknown>>
  readonly remove: (name: string) => Promise<Result<unknown>>
}

/** the versions of a project, newest first, and what is done with them. */
export function useVersions(project: VersionedProject): VersionsInHand {
  const app = useApp()
  const text = useText()
  const client = useQueryClient()
  const changed = useProjectsChanged()
  const { id } = project
  const queryKey = ['versions', useProfile()?.userId, id]
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<readonly ProjectVersion[]> => {
      const answer = await app.ports.call('projects/versions', { id: id ?? 0 })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    enabled: id !== null,
    staleTime: 0,
  })

  async function listed(asked: Promise<Result<readonly ProjectVersion[]>>): Promise<Result<unknown>> {
    const answer = await asked
    if (answer.ok) client.setQueryData(queryKey, answer.value)
    changed()
    return answer
  }

  return {
    ...fetchedList(query, query.data),
    keep: (name) => listed(keepAsVersion(app, project, name)),
    async remove(versionName) {
      const answer = await app.ports.call('projects/removeVersion', { id: id ?? 0, versionName })
      return listed(Promise.resolve(answer.ok ? done(answer.value) : answer))
    },
    async goBack(name) {
      const back = await restoreVersion(app, project, name, text('Before “{{name}}”', { name }))
      void query.refetch()
      changed()
      return back
    },
  }
}
