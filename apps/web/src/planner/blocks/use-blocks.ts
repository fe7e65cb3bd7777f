import { type BlockListing, blockScopes } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { pasteHeld } from '../clipboard/paste-held.ts'
import { usePlanner } from '../planner-context.tsx'
import { blocksKey } from './blocks-key.ts'

/** Somebody else of the shop may save one meanwhile. */
const freshFor = 30_000

/** The blocks one may place, and what can be done with one. */
export function useBlocks() {
  const app = useApp()
  const { dialogs, notices, ports } = app
  const { editor } = usePlanner()
  const profile = useProfile()
  const queries = useQueryClient()
  const [awaited, setAwaited] = useState<string | null>(null)
  const { data, isError, refetch } = useQuery({
    queryKey: [blocksKey, profile?.userId, profile?.shop?.code],
    staleTime: freshFor,
    queryFn: async () => {
      const blocks: BlockListing[] = []
      for (let hasMore = true; hasMore; ) {
        const last = blocks.at(-1)
        const answer = await ports.call(
          'blocks/list',
          last ? { after: { id: last.id, name: last.name } } : {},
        )
        if (!answer.ok) throw new Error(answer.message)
        blocks.push(...answer.value.blocks)
        hasMore = answer.value.hasMore
      }
      return blocks.toSorted(byScope)
    },
  })
  const refuse = (message: string) => notices.show({ message, kind: 'error' })

  async function settle(asking: Promise<{ readonly ok: true } | { readonly ok: false; message: string }>) {
    const answer = await asking
    if (!answer.ok) refuse(answer.message)
    await queries.invalidateQueries({ queryKey: [blocksKey] })
  }

  return {
    blocks: data ?? null,
    isError,
    retry: () => void refetch(),
    awaited,
    async place({ id }: BlockListing) {
      setAwaited(id)
      const answer = await ports.call('blocks/load', { id })
      const refusal = answer.ok ? await pasteHeld(app, editor, JSON.stringify(answer.value)) : answer.message
      setAwaited(null)
      if (refusal !== null) refuse(refusal)
    },
    async rename({ id, name }: BlockListing) {
      const asked = await dialogs.ask('input', {
        title: sentence('Rename block'),
        label: sentence('Name'),
        value: name,
        confirm: sentence('Rename'),
        maxLength: 100,
        refusal: (typed) => (typed === '' ? sentence('Give it a name') : null),
      })
      if (asked.ok && asked.value) await settle(ports.call('blocks/rename', { id, name: asked.value }))
    },
    async remove({ id, name }: BlockListing) {
      const asked = await dialogs.ask('ask', {
        title: sentence('Delete block'),
        question: sentence('Delete “{{name}}”? What was placed of it stays where it is.'),
        values: { name },
        answers: [
          { value: 'delete', label: sentence('Delete') },
          { value: 'keep', label: sentence('Cancel') },
        ],
      })
      if (asked.ok && asked.value === 'delete') await settle(ports.call('blocks/remove', { id }))
    },
  }
}

/** One's own first; within each as the server has them, by name. */
function byScope(one: BlockListing, two: BlockListing): number {
  return blockScopes.indexOf(one.scope) - blockScopes.indexOf(two.scope)
}
