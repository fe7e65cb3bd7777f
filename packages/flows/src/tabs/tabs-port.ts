type Cancel = () => void

/** What pages of one browser tell each other about a project; `here` answers somebody who just opened it. */
export type TabNews = {
  readonly kind: 'opened' | 'here' | 'saved'
  readonly project: number
  readonly revision: number
}

/** The other pages of this browser. What one tells it does not hear itself. */
export type TabsPort = {
  readonly tell: (news: TabNews) => void
  readonly hear: (listener: (news: TabNews) => void) => Cancel
}
