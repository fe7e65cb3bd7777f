import type { PhotographLight, PhotographListing } from '@arredo/contract'
import { isLampTime, type OpenProject, proposedNorth, usualHour } from '@arredo/flows'
import { useMemo, useState } from 'react'

/** Undefined: as the hour has it. */
type LightWish = { readonly [Key in keyof PhotographLight]?: PhotographLight[Key] | undefined }

export type Light = {
  readonly light: PhotographLight
  readonly change: (change: LightWish) => void
}

/** North stays where it was for the last photograph; lamps are on when it gets dark, until somebody decides. */
export function useLight({ desk }: OpenProject, latest: PhotographListing | undefined): Light {
  const [wished, setWished] = useState<LightWish>({})
  const proposed = useMemo(() => {
    const { document, evaluation } = desk.current()
    return proposedNorth(document, evaluation)
  }, [desk])
  const hour = wished.hour ?? usualHour
  return {
    light: {
      hour,
      north: wished.north ?? latest?.light.north ?? proposed,
      lamps: wished.lamps ?? isLampTime(hour),
    },
    change: (change) => setWished((known) => ({ ...known, ...change })),
  }
}
