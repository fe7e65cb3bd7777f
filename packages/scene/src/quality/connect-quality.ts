import type { Quality } from '../light/quality.ts'
import { choiceOf, chooseQuality, drawnQuality } from './choose-quality.ts'

/** Where the step of this device is remembered. */
export type KeptQuality = {
  readonly read: () => string | null
  readonly write: (quality: Quality) => void
}

type Drawing = {
  readonly quality: () => Quality
  /** From the next frame on. */
  readonly setQuality: (quality: Quality) => void
  /** Hears what every drawing at rest cost, until told to stop. */
  readonly onCost: (listen: (milliseconds: number) => void) => () => void
}

type Battery = EventTarget & { readonly charging: boolean }

/** What one view of this page found too dear, the next does not try again. */
let tooDear: Quality | null = null

export function connectQuality(drawing: Drawing, kept: KeptQuality): () => void {
  let choice = choiceOf(drawing.quality(), tooDear)
  let battery: Battery | null = null
  let isOver = false
  const isOnBattery = () => battery?.charging === false
  const draw = () => drawing.setQuality(drawnQuality(choice, isOnBattery()))
  void findBattery().then((found) => {
    if (!found || isOver) return
    battery = found
    battery.addEventListener('chargingchange', draw)
    draw()
  })
  const stopListening = drawing.onCost((milliseconds) => {
    const before = choice.quality
    choice = chooseQuality(choice, milliseconds, isOnBattery())
    if (choice.quality === before) return
    tooDear = choice.tooDear
    kept.write(choice.quality)
    draw()
  })
  return () => {
    isOver = true
    stopListening()
    battery?.removeEventListener('chargingchange', draw)
  }
}

/** Some browsers do not say, and some pages may not ask. */
async function findBattery(): Promise<Battery | null> {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> }
  return (await getBattery?.call(navigator).catch(() => null)) ?? null
}
