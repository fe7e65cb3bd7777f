import { HdrLibrary } from '@arredo/contract'
import { usualEnvironment } from '@arredo/project'
import { sentence } from '@arredo/words'

/** what there is to choose from where no library can be read. */
export const builtInHdrLibrary: HdrLibrary = {
  defaultHdr: usualEnvironment,
  previews: [
    sample(usualEnvironment, sentence('Small studio')),
    sample('studio_warm_03', sentence('Warm studio')),
    sample('studio_contrast_05', sentence('Dark studio with strip lights')),
    sample('loft_windows_02', sentence('Loft with tall windows')),
    sample('garden_trees_01', sentence('Garden')),
    sample('street_houses_02', sentence('Street with houses')),
    sample('open_fields_04', sentence('Open country')),
    sample('overcast_garden_06', sentence('Garden on a dull day')),
    sample('city_evening_08', sentence('City')),
  ],
}

/** What a server's `index.json` says; ours where it says nothing that can be read. */
export function readHdrLibrary(index: unknown): HdrLibrary {
  const read = HdrLibrary.safeParse(index)
  return read.success ? read.data : builtInHdrLibrary
}

function sample(name: string, caption: string): HdrLibrary['previews'][number] {
  return { name, ext: 'webp', caption }
}
