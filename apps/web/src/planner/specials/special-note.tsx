import type { RowId } from '@arredo/project'
import { useText } from '../../words/use-text.ts'
import { useSpecial } from './use-special.ts'

/** "Special · instead of 600 mm" */
export function SpecialNote({ id }: { id: RowId }) {
  const text = useText()
  const { insteadOf } = useSpecial(id)
  return [text('Special'), insteadOf].filter(Boolean).join(' · ')
}
