import type { PaperList } from './list.ts'

/** Lists under one heading, as pages.typ sets them. */
export type ListSection = {
  readonly heading: string
  /** What has to be known to read them; empty where nothing has. */
  readonly note: string
  readonly lists: readonly PaperList[]
}

/** Where nothing stands nothing is said. */
export function withoutEmpty(sections: readonly ListSection[]): readonly ListSection[] {
  return sections.filter(({ lists }) => lists.length > 0)
}
