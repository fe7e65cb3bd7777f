import type { PhotographLight, PhotographListing } from '@arredo/contract'
import type { OpenProject } from '@arredo/flows'
import { isLampTime, proposedNorth, usualHour } from '@arredo/project'
import { useMemo, useState } from 'react'

/** Undefined: as the hour has it. */
type LightWish = { readonly [Key in keyof PhotographLight]?: PhotographLight[Key] | undefined }

export type Light = {
  readonly light: PhotographLight
  readonly change: (change: LightWish) => void
}

/**
 * It begins with the project's light. Where that has none, north stays where it was for the last photograph and the
 * sun is low; lamps are on when it gets dark, until somebody decides.
 */
export function useLight({ desk }: OpenProject, latest: PhotographListing | undefined): Light {
  const [wished, setWished] = useState<LightWish>({})
  const { own, proposed } = useMemo(() => {
    const { document } = desk.current()
    return { own: document.header.light, proposed: proposedNorth(document) }
  }, [desk])
  const hour = wished.hour ?? own?.hour ?? usualHour
  return {
    light: {
      hour,
      north: wished.north ?? own?.north ?? latest?.light.north ?? proposed,
      lamps: wished.lamps ?? (own?.hour === hour ? own.lamps : isLampTime(hour)),
    },
    change: (change) => setWished((known) => ({ ...known, ...change })),
  }
}
