import type { PhotographQuality } from '@arredo/contract'

export type QualityLimits = { readonly samples: number; readonly minutes: number }

/** How much light is gathered, and after how long on the clock it is given up. */
export const qualities: Readonly<Record<PhotographQuality, QualityLimits>> = {
  draft: { samples: 8, minutes: 3 },
  standard: { samples: 48, minutes: 30 },
  fine: { samples: 160, minutes: 90 },
}
