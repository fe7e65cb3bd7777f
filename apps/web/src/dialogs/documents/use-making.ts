import type { DocumentListing } from '@arredo/contract'
import { type DocumentWish, makeDocument } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useAddDocument, useDocument } from '../../documents/use-documents.ts'

export type ReportWish = Omit<DocumentWish, 'isLook'>

/** Makes the document itself, and follows it until its files are there. */
export function useMaking() {
  const app = useApp()
  const add = useAddDocument()
  const [asked, setAsked] = useState<DocumentListing | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  /** Why there is none; a translation key. */
  const [refusal, setRefusal] = useState('')
  const [read = asked] = useDocument(asked?.id ?? null).list

  async function make(wish: ReportWish) {
    setRefusal('')
    setIsAsking(true)
    const made = await makeDocument(app, { ...wish, isLook: false })
    setIsAsking(false)
    if (!made.ok) return setRefusal(made.message)
    add(made.value)
    setAsked(made.value)
  }

  return { document: read, isAsking, refusal, make, leave: () => setAsked(null) }
}
