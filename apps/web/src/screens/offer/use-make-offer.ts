import type { OfferListing } from '@arredo/contract'
import { makeOffer, type OfferOptions, resolveConflict, usualValidDays } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { useAddOffer } from './use-offers.ts'

export type MakeOffer = {
  /** Null when none was made; why was said already, or the person wanted to look at something first. */
  readonly make: (options?: Partial<OfferOptions>) => Promise<OfferListing | null>
  readonly isMaking: boolean
}

/** Saves, makes an offer in the language shown now unless told otherwise, and says why not. */
export function useMakeOffer(): MakeOffer {
  const app = useApp()
  const { language } = useSession()
  const addOffer = useAddOffer()
  const [isMaking, setIsMaking] = useState(false)

  async function make(options: Partial<OfferOptions> = {}) {
    setIsMaking(true)
    const made = await makeOffer(app, { language, validDays: usualValidDays(app), ...options })
    setIsMaking(false)
    if (made.ok) {
      if (made.value) addOffer(made.value)
      return made.value
    }

    const isConflict = app.project.getState().open?.attempt.kind === 'conflict'
    if (isConflict) await resolveConflict(app)
    else app.notices.show({ message: made.message, kind: 'error' })
    return null
  }

  return { make, isMaking }
}
