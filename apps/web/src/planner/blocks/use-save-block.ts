import { blockScopes, mayKeepBlocks, mostRowsInBlock } from '@arredo/contract'
import { idsOf } from '@arredo/editor'
import { sentence } from '@arredo/words'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { useText } from '../../words/use-text.ts'
import type { Planner } from '../planner-context.tsx'
import { blocksKey } from './blocks-key.ts'

/** Keeps what is selected under a name; null for who may not. */
export function useSaveBlock({ editor }: Planner): (() => void) | null {
  const { dialogs, notices, ports } = useApp()
  const text = useText()
  const queries = useQueryClient()
  const profile = useProfile()
  const scopes = blockScopes.filter((scope) => mayKeepBlocks(profile, scope))
  const refuse = (message: string) => notices.show({ message, kind: 'error' })

  async function save() {
    const clip = editor.clip()
    if (!clip.ok) return refuse(clip.message)
    const ids = idsOf(editor.state().selection, 'row')
    if (ids.length > mostRowsInBlock) return refuse(sentence('This is too much for one block. Select less'))
    const now = editor.desk.current()
    const { drawnBlock } = await import('./drawn-block.ts')
    const outlines = drawnBlock(now, ids)

    const asked = await dialogs.ask('nameBlock', { scopes })
    if (!asked.ok || !asked.value) return
    const saved = await ports.call('blocks/save', { ...asked.value, clip: JSON.parse(clip.value), outlines })
    if (!saved.ok) return refuse(saved.message)
    notices.show({ message: text('“{{name}}” is saved as a block', { name: asked.value.name }) })
    await queries.invalidateQueries({ queryKey: [blocksKey] })
  }

  return scopes.length === 0 ? null : () => editor.withTools(() => void save())
}
