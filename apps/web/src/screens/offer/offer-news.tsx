import type { OfferListing } from '@arredo/contract'
import { useEffect, useRef, useState } from 'react'
import unseenStyles from '../../ui/unseen.module.css'
import { useText } from '../../words/use-text.ts'

/** Says to a screen reader when a document that was being made is there, or is not going to be. */
export function OfferNews({ offers }: { offers: readonly OfferListing[] }) {
  const text = useText()
  const making = useRef(new Set<string>())
  const [news, setNews] = useState('')
  useEffect(() => {
    for (const { id, number, state } of offers) {
      if (state === 'making') making.current.add(id)
      else if (making.current.delete(id)) {
        setNews(
          state === 'ready'
            ? text('Offer {{number}} is ready', { number })
            : text('Offer {{number}} could not be made', { number }),
        )
      }
    }
  }, [offers, text])

  return <output className={unseenStyles.unseen}>{news}</output>
}
