import type { PhotographListing } from '@arredo/contract'
import { isUnfinished } from '@arredo/flows'
import { useEffect, useRef, useState } from 'react'
import unseenStyles from '../../ui/unseen.module.css'
import { useText } from '../../words/use-text.ts'

/** Says to a screen reader when a photograph that was being taken is there, or is not going to be. */
export function PhotographNews({ list }: { list: readonly PhotographListing[] }) {
  const text = useText()
  const growing = useRef(new Set<string>())
  const [news, setNews] = useState('')
  useEffect(() => {
    for (const photograph of list) {
      if (isUnfinished(photograph)) growing.current.add(photograph.id)
      else if (growing.current.delete(photograph.id)) {
        setNews(
          photograph.state === 'done'
            ? text('The photograph is ready')
            : text('The photograph could not be taken.'),
        )
      }
    }
  }, [list, text])

  return <output className={unseenStyles.unseen}>{news}</output>
}
