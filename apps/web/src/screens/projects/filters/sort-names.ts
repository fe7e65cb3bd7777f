import type { ProjectSort } from '@arredo/contract'
import { sentence } from '@arredo/words'

/** English, translation keys, in the order in which they are offered. */
export const sortNames: readonly (readonly [ProjectSort, string])[] = [
  ['-saved', sentence('Saved last')],
  ['saved', sentence('Saved longest ago')],
  ['-created', sentence('Newest project')],
  ['created', sentence('Oldest project')],
  ['name', sentence('Name, A to Z')],
  ['-name', sentence('Name, Z to A')],
  ['-price', sentence('Highest price')],
  ['price', sentence('Lowest price')],
]
