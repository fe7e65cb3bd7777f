import * as z from 'zod/mini'
import type { Profile } from './profile.ts'

/** Whose a block is: one person's, everybody's in a shop, everybody's. */
export const blockScopes = ['mine', 'shop', 'brand'] as const
export const BlockScope = z.enum(blockScopes)
export type BlockScope = z.output<typeof BlockScope>

/** Of each person, each shop and the brand. */
export const mostBlocks = 200
export const mostRowsInBlock = 200
export const largestBlock = 256 * 1024
export const mostOutlines = 300
export const mostOutlinePoints = 12

/** A line of its little plan, in millimetres from its lower left corner; two points are no area. */
const Millimetres = z.int().check(z.nonnegative(), z.maximum(1_000_000))
export const BlockOutline = z.object({
  kind: z.enum(['item', 'front', 'hanging', 'worktop']),
  points: z.array(z.tuple([Millimetres, Millimetres])).check(z.minLength(2), z.maxLength(mostOutlinePoints)),
})
export type BlockOutline = z.output<typeof BlockOutline>

export const BlockName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** What is in it is sent when it is placed. */
export const BlockListing = z.object({
  id: z.uuid(),
  scope: BlockScope,
  name: z.string(),
  outlines: z.array(BlockOutline),
  savedBy: z.string(),
  mayChange: z.boolean(),
})
export type BlockListing = z.output<typeof BlockListing>

/** For whom a person may save, rename and remove blocks. */
export function mayKeepBlocks(profile: Profile | null, scope: BlockScope): boolean {
  if (!profile || profile.kind === 'guest') return false
  const { kind, canSaveProject, shop, isAdmin } = profile
  if (scope === 'mine') return canSaveProject
  return kind === 'pro' && (scope === 'shop' ? shop !== null : isAdmin)
}
