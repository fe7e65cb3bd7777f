import type { PaperState } from '@arredo/contract'
import type { App } from '@arredo/flows'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { draftOf, type PaperDraft } from './paper-draft.ts'

type Begun = {
  /** What was in force when it was begun. */
  readonly base: PaperState
  readonly draft: PaperDraft
}

/** What somebody typed and did not save, while they look at another page. */
const left = new WeakMap<App, Begun & { readonly person: string | undefined }>()

/** What is filled in: the newest of the server's as long as nothing of it was changed. */
export function usePaperDraft(newest: PaperState) {
  const app = useApp()
  const { languages } = app.config
  const person = useProfile()?.userId
  const [begun, setBegun] = useState<Begun>(() => {
    const kept = left.get(app)
    return kept?.person === person && kept ? kept : beginning(newest)
  })
  const { base, draft } = begun
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(base, languages))
  const isOutdated = newest.revision > base.revision
  if (isOutdated && !isChanged) setBegun(beginning(newest))
  useEffect(() => {
    if (isChanged) left.set(app, { ...begun, person })
    else left.delete(app)
  }, [app, begun, isChanged, person])

  function beginning(state: PaperState): Begun {
    return { base: state, draft: draftOf(state, languages) }
  }

  return {
    ...{ base, draft, isChanged, isOutdated },
    change: (part: Partial<PaperDraft>) => setBegun({ base, draft: { ...draft, ...part } }),
    begin: (state: PaperState) => setBegun(beginning(state)),
  }
}
