import type { EventTopic } from '@arredo/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isCallback } from '../is-callback.ts'
import type { Cancel, Ports } from '../ports.ts'
import type { Presence } from '../session/presence.ts'
import { followEvents } from './follow-events.ts'

/** The subject of what changed; null: events may have been missed, anything of the topic may have changed. */
export type HearEvent = (subject: string | null) => void

export type Events = {
  /** Tells of a topic for as long as somebody is there; the first who listens opens the page's one stream. */
  readonly on: (topic: EventTopic, hear: HearEvent) => Cancel
  readonly connection: Pick<StoreApi<{ readonly isConnected: boolean }>, 'getState' | 'subscribe'>
}

/** Hints of the server for whoever keeps something fresh. What a hint is worth, only the listener knows. */
export function createEvents(ports: Pick<Ports, 'clock' | 'events' | 'log'>, session: Presence): Events {
  const connection = createStore(() => ({ isConnected: false }))
  const listeners = new Set<{ readonly topic: string; readonly hear: HearEvent }>()
  let person: string | null = null
  let stop: Cancel | null = null

  function tell(topic: string | null, subject: string | null): void {
    for (const each of [...listeners]) if (topic === null || each.topic === topic) each.hear(subject)
  }

  function open(): void {
    if (stop || person === null || listeners.size === 0) return
    let wasConnected = false
    stop = followEvents(ports, {
      connected(isConnected) {
        connection.setState({ isConnected })
        if (isConnected && wasConnected) tell(null, null)
        wasConnected = true
      },
      event({ topic, subject }) {
        if (topic === 'reread') tell(null, null)
        else tell(topic, subject)
      },
    })
  }

  function take(): void {
    const now = session.getState().profile?.userId ?? null
    if (now === person) return
    person = now
    stop?.()
    stop = null
    connection.setState({ isConnected: false })
    // Listeners that go with the person who left have their turn first.
    ports.clock.after(0, open)
  }

  session.subscribe(take)
  take()
  return {
    connection,
    on(topic, hear) {
      if (!isCallback(hear, ports.log)) return () => {}

      const listener = { topic, hear }
      listeners.add(listener)
      open()
      return () => void listeners.delete(listener)
    },
  }
}
