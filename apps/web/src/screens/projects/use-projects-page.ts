import { useEffect, useState } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useProfile } from '../../app/use-session.ts'
import { useSettled } from '../../app/use-settled.ts'
import { useText } from '../../words/use-text.ts'
import { queryOf } from './list-wish.ts'
import { useSelection } from './selection/use-selection.ts'
import { useListWish } from './use-list-wish.ts'
import { useProjects } from './use-projects.ts'

/** The list of projects as the address wishes it, whatever it looks like. */
export function useProjectsPage() {
  const text = useText()
  usePageTitle(text('Projects'))
  const { wish, change } = useListWish()
  const search = useSearch(wish.search, (words) => change({ search: words }))
  const shops = useProfile()?.shops.map(({ code }) => code) ?? []
  const projects = useProjects(queryOf(wish, shops))
  return { wish, change, search, projects, selection: useSelection(projects.list) }
}

/** What is typed is in the address when it has settled; what the address says otherwise is in the field. */
function useSearch(wished: string, wish: (search: string) => void) {
  const [typed, setTyped] = useState(wished)
  const [known, setKnown] = useState(wished)
  const settled = useSettled(typed.trim())
  if (wished !== known) {
    setKnown(wished)
    setTyped(wished)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has settled is wished once, whoever else wishes later.
  useEffect(() => {
    if (settled === wished || settled !== typed.trim()) return
    setKnown(settled)
    wish(settled)
  }, [settled])
  return { typed, type: setTyped }
}
