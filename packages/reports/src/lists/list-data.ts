import type { PageFrame } from '../pages/page-frame.ts'
import type { ListHead } from './list-head.ts'
import type { ListSection } from './list-section.ts'

/** What the pages of every list are made of; some have more. */
export type ListData = {
  readonly frame: PageFrame
  readonly head: ListHead
  readonly sections: readonly ListSection[]
}
