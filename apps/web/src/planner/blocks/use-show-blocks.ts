import type { Desk } from '@arredo/project'
import { useProfile } from '../../app/use-session.ts'
import { browseStoreOf } from '../../catalogue/search/browse-state.ts'

/** Blocks are a person's, a shop's or a brand's: guests have none. */
export function useHasBlocks(): boolean {
  const profile = useProfile()
  return profile !== null && profile.kind !== 'guest'
}

/** Opens the catalogue at the shelf of blocks, for who asks without a pointer; null for guests. */
export function useShowBlocks(desk: Desk, openCatalogue: () => void): (() => void) | null {
  if (!useHasBlocks()) return null
  return () => {
    browseStoreOf(desk, null).setState({ shelf: 'blocks', text: '' })
    openCatalogue()
  }
}
