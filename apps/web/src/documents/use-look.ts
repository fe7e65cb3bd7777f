import type { DocumentListing } from '@arredo/contract'
import type { Result } from '@arredo/project'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAddDocument, useDocument } from './use-documents.ts'
import { whyNot } from './why-not.ts'

/** How far it is, and what is being done. */
export type Making = Pick<DocumentListing, 'progress' | 'message'>

export type Look = {
  /** The newest that is there: of the wish before, as long as what is wished now is being made. */
  readonly shown: DocumentListing | null
  /** Null where nothing is on its way. */
  readonly making: Making | null
  /** Why there is none of what is wished; a translation key. */
  readonly refusal: string
  readonly retry: () => void
}

/** Typing settles before a document is made of it. */
const pause = 400
const notBegun: Making = { progress: 0, message: '' }

type Asked = { readonly wish: string; readonly made: Result<DocumentListing> }

/** What the wished document would be, made anew with every change; nothing is made without a wish. */
export function useLook<Wish>(
  wish: Wish | null,
  begin: (wish: Wish) => Promise<Result<DocumentListing>>,
): Look {
  const add = useAddDocument()
  const [round, setRound] = useState(0)
  const [asked, setAsked] = useState<Asked | null>(null)
  const wished = JSON.stringify({ wish, round })
  const isWished = wish !== null
  const make = useEffectEvent(async (wished: string): Promise<Asked | null> => {
    if (!wish) return null
    const made = await begin(wish)
    if (made.ok) add(made.value)
    return { wish: wished, made }
  })
  useEffect(() => {
    if (!isWished) return
    // Only the newest wish is heard, whatever comes of older ones.
    let isNewest = true
    const timer = setTimeout(async () => {
      const made = await make(wished)
      if (isNewest) setAsked(made)
    }, pause)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [isWished, wished])

  const answer = asked?.wish === wished ? asked.made : null
  const read = useDocument(answer?.ok ? answer.value.id : null)
  const found = read.list[0] ?? (answer?.ok ? answer.value : null)
  const last = useRef<DocumentListing | null>(null)
  if (found?.made) last.current = found

  return {
    shown: last.current,
    making: isWished && refusal() === '' && !found?.made ? (found ?? notBegun) : null,
    refusal: refusal(),
    retry: () => setRound(round + 1),
  }

  function refusal(): string {
    if (answer && !answer.ok) return answer.message
    if (found?.state === 'failed') return whyNot(found)
    return read.state === 'failed' ? read.message : ''
  }
}
