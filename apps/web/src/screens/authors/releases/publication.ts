import { addDays, instantAt } from './zone-time.ts'

/** What is filled in before a version is published; dates and time are those of the brand's clocks. */
export type Publication = {
  readonly when: 'now' | 'later'
  readonly date: string
  readonly time: string
  /** Whether the version sold now stays on offer beside it for a while. */
  readonly keepsOld: boolean
  readonly until: string
  readonly note: string
}

export type PublicationMoments = {
  /** Null for at once, and for what is no moment. */
  readonly begin: number | null
  /** Null where the version before is not kept. */
  readonly endOfOld: number | null
  readonly isBeginWrong: boolean
  readonly isEndWrong: boolean
}

export function newPublication(today: string): Publication {
  return {
    when: 'now',
    date: addDays(today, 1),
    time: '00:00',
    keepsOld: false,
    until: addDays(today, 30),
    note: '',
  }
}

/** A beginning must be to come, and the end of what is kept not before it. */
export function publicationMoments(
  { when, date, time, keepsOld, until }: Publication,
  { zone, now }: { readonly zone: string; readonly now: number },
): PublicationMoments {
  const begin = when === 'later' ? instantAt({ date, time }, zone) : null
  // Until the end of that day, which is the beginning of the next.
  const endOfOld = keepsOld && until ? instantAt({ date: addDays(until, 1), time: '00:00' }, zone) : null
  return {
    begin,
    endOfOld,
    isBeginWrong: when === 'later' && (begin === null || begin <= now),
    isEndWrong: keepsOld && (endOfOld === null || endOfOld <= (begin ?? now)),
  }
}
