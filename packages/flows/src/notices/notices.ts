import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ports } from '../ports.ts'

export type Notice = {
  readonly id: string
  /** English, a translation key. */
  readonly message: string
  readonly kind: 'notice' | 'error'
  readonly at: number
  readonly leaving: boolean
  readonly action?: NoticeAction
} & NoticeLook

export type NoticeLook = {
  readonly color: NoticeColor
  readonly position: NoticePosition
  readonly transition: NoticeTransition
}

export type NoticeColor = 'black' | 'primary' | 'error'
export type NoticePosition = `${'top' | 'bottom'}-${'left' | 'right'}`
export type NoticeTransition = 'slide' | 'fade'

export type NoticeAction = { readonly label: string; readonly run: () => void }

export type Notices = {
  readonly store: StoreApi<{ readonly shown: readonly Notice[]; readonly log: readonly Notice[] }>
  readonly show: (notice: NewNotice) => void
  readonly dismiss: (id: string) => void
  /** What it said is true no longer. */
  readonly withdraw: (message: string) => void
}

export type NewNotice = Partial<NoticeLook> & {
  readonly message?: string
  readonly kind?: Notice['kind']
  readonly action?: NoticeAction
  /** Milliseconds until it goes; `never` waits for the person. */
  readonly timeout?: number
}

/** D-53: a notice goes by itself; an error or a choice waits for the person. */
export const noticeTime = 5000
export const never = -1
/** Kept for its way out. */
export const leavingTime = 600
/** */
export const logLength = 100

export function createNotices({ clock, ids }: Pick<Ports, 'clock' | 'ids'>): Notices {
  const store: Notices['store'] = createStore(() => ({ shown: [], log: [] }))

  function dismiss(id: string) {
    store.setState(({ shown }) => ({
      shown: shown.map((notice) => (notice.id === id ? { ...notice, leaving: true } : notice)),
    }))
    clock.after(leavingTime, () =>
      store.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) })),
    )
  }

  function show({ message = 'Message', kind = 'notice', action, timeout, ...look }: NewNotice) {
    const notice: Notice = {
      id: ids(),
      message,
      kind,
      color: 'black',
      position: 'bottom-left',
      transition: 'slide',
      ...look,
      at: clock.now(),
      leaving: false,
      ...(action ? { action } : {}),
    }
    store.setState(({ shown, log }) => ({
      // The same words twice are one thing to close.
      shown: [...shown.filter((other) => other.message !== message || other.kind !== kind), notice],
      log: [notice, ...log].slice(0, logLength),
    }))
    const time = timeout ?? (kind === 'notice' && !action ? noticeTime : never)
    if (time !== never) clock.after(time, () => dismiss(notice.id))
  }

  function withdraw(message: string) {
    for (const notice of store.getState().shown) if (notice.message === message) dismiss(notice.id)
  }

  return { store, show, dismiss, withdraw }
}
