import type { FoundArticle } from '@arredo/contract'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../words/use-text.ts'
import type { CatalogueOffers } from './catalogue-offers.ts'
import { type OfferedArticle, offerOf } from './offered-article.ts'

export type OnDemand = {
  /** Keys of articles that were chosen and whose pack is on its way. */
  readonly awaited: ReadonlySet<string>
  /** Null, and a notice that says why, where it cannot be had. */
  readonly fetchOffer: (found: FoundArticle, model: string | null) => Promise<OfferedArticle | null>
}

/** Articles of catalogues the project does not use yet: their pack is opened when one of them is chosen. */
export function useOnDemand({ desk, open }: CatalogueOffers): OnDemand {
  const text = useText()
  const { notices, project } = useApp()
  const [awaited, setAwaited] = useState<ReadonlySet<string>>(new Set())

  return {
    awaited,
    async fetchOffer(found, model) {
      const { key, name, catalogue } = found
      setAwaited((keys) => new Set(keys).add(key))
      const opened = await open(catalogue, name)
      setAwaited((keys) => new Set([...keys].filter((other) => other !== key)))

      const offered = opened.ok ? offerOf(found, [opened.value], model) : null
      const isHere = project.getState().open?.desk === desk
      if (offered && isHere) return offered
      const reason = !opened.ok
        ? text(opened.message)
        : isHere
          ? text('The edition of its catalogue does not have it.')
          : text('Its project is no longer open.')
      notices.show({ message: `${text('{{name}} was not placed.', { name })} ${reason}`, kind: 'error' })
      return null
    },
  }
}
