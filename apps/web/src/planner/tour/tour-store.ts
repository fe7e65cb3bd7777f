import type { Desk } from '@arredo/project'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** `offered`: it came by itself, and takes nobody's keyboard. `asked`: somebody called it, and is taken there. */
export type TourState = { readonly shown: 'offered' | 'asked' | null }

const stores = new WeakMap<Desk, StoreApi<TourState>>()

/** Goes on between 2D and 3D, and ends with the project. */
export function tourOf(desk: Desk): StoreApi<TourState> {
  const known = stores.get(desk)
  if (known) return known
  const made = createStore<TourState>(() => ({ shown: null }))
  stores.set(desk, made)
  return made
}
