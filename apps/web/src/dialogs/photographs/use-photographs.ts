import type { CallName, PhotographListing } from '@arredo/contract'
import { isUnfinished, type PhotographWish, resolveConflict, takePhotograph } from '@arredo/flows'
import { sentence } from '@arredo/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'

type Known = { readonly isPossible: boolean; readonly photographs: readonly PhotographListing[] }

/** While one grows: its events say when it is there, not how far it is. */
const lookEvery = 2000
/** Where nobody takes photographs, somebody may begin to. */
const lookForOneEvery = 10_000

export type Photographs = {
  /** Null until the server has answered for the first time. */
  readonly isPossible: boolean | null
  /** Newest first. */
  readonly list: readonly PhotographListing[]
  /** Why the last wish was not heard; a translation key. */
  readonly refusal: string
  /** What is being asked for at the moment. */
  readonly asking: PhotographWish['quality'] | null
  readonly take: (wish: PhotographWish) => Promise<PhotographListing | null>
  readonly use: (photograph: PhotographListing, as: 'cover' | 'picture') => Promise<void>
  /** True when it is gone. */
  readonly remove: (photograph: PhotographListing) => Promise<boolean>
}

export function usePhotographs(project: number | null): Photographs {
  const app = useApp()
  const { ports, events, dialogs } = app
  const userId = useProfile()?.userId
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState('')
  const [asking, setAsking] = useState<PhotographWish['quality'] | null>(null)
  const keyOf = (number: number | null) => ['photographs', userId, number]
  const { data, refetch, error } = useQuery({
    queryKey: keyOf(project),
    queryFn: async (): Promise<Known> => {
      const answer = await ports.call('photographs/list', { project })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    refetchInterval: ({ state: { data } }) => {
      if (data?.isPossible === false) return lookForOneEvery
      return data?.photographs.some(isUnfinished) ? lookEvery : false
    },
  })
  const list = data?.photographs ?? []
  const isAwaited = list.some(isUnfinished)
  useEffect(() => {
    if (!isAwaited) return
    return events.on('job', () => void refetch())
  }, [events, isAwaited, refetch])

  /** Seen at once; the list is read again all the same. */
  function change(number: number, next: (list: Known['photographs']) => Known['photographs']) {
    queries.setQueryData<Known>(keyOf(number), (known) => ({
      isPossible: known?.isPossible ?? true,
      photographs: next(known?.photographs ?? []),
    }))
    void queries.invalidateQueries({ queryKey: keyOf(number) })
  }

  async function ask<Name extends CallName>(...call: Parameters<typeof ports.call<Name>>) {
    const answer = await ports.call(...call)
    setRefusal(answer.ok ? '' : answer.message)
    return answer.ok
  }

  return {
    isPossible: data?.isPossible ?? null,
    list,
    refusal: refusal || (data ? '' : (error?.message ?? '')),
    asking,
    async take(wish) {
      setRefusal('')
      setAsking(wish.quality)
      const taken = await takePhotograph(app, wish)
      setAsking(null)
      if (taken.ok) {
        const { value } = taken
        change(value.project, (known) => [value, ...known.filter(({ id }) => id !== value.id)])
        return value
      }
      if (app.project.getState().open?.attempt.kind === 'conflict') await resolveConflict(app)
      else setRefusal(taken.message)
      return null
    },
    async use({ id, project: number, isCover, isPicture }, as) {
      const isUsed = !(as === 'cover' ? isCover : isPicture)
      if (!(await ask('photographs/use', { id, as, isUsed }))) return
      const field = as === 'cover' ? 'isCover' : 'isPicture'
      // One at most is used so.
      change(number, (known) => known.map((each) => ({ ...each, [field]: isUsed && each.id === id })))
      if (as === 'picture') void queries.invalidateQueries({ queryKey: ['projects'] })
    },
    async remove(photograph) {
      if (photograph.state === 'done') {
        const asked = await dialogs.ask('ask', {
          title: sentence('Remove photograph'),
          question: sentence('Remove this photograph? Offers that were made with it keep it.'),
          answers: [
            { value: 'remove', label: sentence('Remove') },
            { value: 'keep', label: sentence('Cancel') },
          ],
        })
        if (!asked.ok || asked.value !== 'remove') return false
      }
      const { id, project: number } = photograph
      if (!(await ask('photographs/remove', { id }))) return false
      change(number, (known) => known.filter((each) => each.id !== id))
      return true
    },
  }
}
