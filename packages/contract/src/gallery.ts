import { roomTypes } from '@arredo/geometry'
import * as z from 'zod/mini'

/**
 * A furnished room as an author writes it in `galleries/<code>.yaml` of a catalogue. Lengths are millimetres;
 * walls are counted from 1 in the order of their room type (table D-30).
 */

const Code = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/))
const Text = z.record(z.string(), z.string().check(z.maxLength(400)))
const Length = z.number().check(z.minimum(-100_000), z.maximum(100_000))
const Point3 = z.tuple([Length, Length, Length])
const Chosen = z.record(z.string(), z.union([z.string(), z.number()]))
const WallNumber = z.int().check(z.positive(), z.maximum(20))

const GalleryItem = z.strictObject({
  /** Another catalogue of the brand; the gallery's own where it is left out. */
  catalogue: z.optional(z.string()),
  article: z.string(),
  /** The article's first model where it is left out. */
  model: z.optional(z.string()),
  side: z._default(z.enum(['L', 'R']), 'L'),
  choices: z._default(Chosen, {}),
  quantity: z._default(z.int().check(z.positive(), z.maximum(999)), 1),
  /** Its left back corner at the floor, seen from the front. */
  at: Point3,
  rotation: z._default(z.number(), 0),
  wall: z._default(z.nullable(WallNumber), null),
})

export const GallerySource = z.strictObject({
  code: Code,
  name: Text,
  description: z._default(Text, {}),
  /** Where it stands among the others; the lower comes first. */
  order: z._default(z.int(), 0),
  /** At most five words to look it up by: room, style, colour, size, budget (H-76). */
  filters: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5)), []),
  /** The address of a picture on our own site. */
  picture: z._default(z.nullable(z.string().check(z.regex(/^\/[^/\\][^\\]*$/), z.maxLength(200))), null),
  room: z.optional(
    z.strictObject({
      type: z.enum(roomTypes),
      lengths: z.array(Length).check(z.maxLength(8)),
      height: z.optional(Length),
    }),
  ),
  openings: z._default(
    z
      .array(
        z.strictObject({
          wall: WallNumber,
          kind: z.enum(['door', 'window', 'passage', 'niche']),
          offset: Length,
          width: Length,
          height: Length,
          sill: z._default(Length, 0),
          /** On which side a leaf hangs and to where it opens, seen from `side`. */
          hand: z._default(z.enum(['left', 'right']), 'left'),
          swing: z._default(z.enum(['in', 'out', 'none']), 'in'),
          /** How deep a niche reaches into the wall; everything else goes through it. */
          depth: z._default(z.nullable(Length), null),
          /** Of the wall, from its first corner to its second: the room lies on the right. */
          side: z._default(z.enum(['left', 'right']), 'right'),
        }),
      )
      .check(z.maxLength(50)),
    [],
  ),
  /** Whether worktops, plinths and the like come by the rules of the catalogues; else all is written down. */
  followers: z._default(z.boolean(), true),
  /** Variants of the whole room. */
  choices: z._default(Chosen, {}),
  items: z.array(GalleryItem).check(z.minLength(1), z.maxLength(500)),
  views: z._default(
    z
      .array(z.strictObject({ name: z.string(), eye: Point3, target: Point3, fieldOfView: z.number() }))
      .check(z.maxLength(20)),
    [],
  ),
})
export type GallerySource = z.output<typeof GallerySource>
