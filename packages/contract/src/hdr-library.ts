import * as z from 'zod/mini'

/** Where the library of light lies: `index.json`, and of every entry its picture and the light itself. */
export const hdrLibraryPath = '/pisa/hdrPreviewsLibrary'

const Name = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/))

export const HdrPreview = z.object({
  name: Name,
  /** Of the file with its picture; the light is `name.hdr`. */
  ext: z.string().check(z.regex(/^[a-z0-9]{1,5}$/)),
  /** English, a translation key where it is one of ours. */
  caption: z.string().check(z.maxLength(200)),
})

export const HdrLibrary = z.object({
  defaultHdr: Name,
  previews: z.array(HdrPreview).check(z.minLength(1), z.maxLength(200)),
})
export type HdrLibrary = z.output<typeof HdrLibrary>
