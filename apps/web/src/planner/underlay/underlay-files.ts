import type { UnderlaySource } from '@arredo/editor'
import type { App } from '@arredo/flows'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What is known of files by their names: on its way, here, or gone. */
export type KnownFiles = Readonly<Record<string, UnderlaySource | 'coming' | 'gone'>>

const files = new WeakMap<App, StoreApi<KnownFiles>>()

/** Named by their content, files never change: each is fetched once for a page. */
export function underlayFiles(app: App): StoreApi<KnownFiles> {
  const known = files.get(app) ?? createStore<KnownFiles>(() => ({}))
  files.set(app, known)
  return known
}
