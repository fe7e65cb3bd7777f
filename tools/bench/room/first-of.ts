import type { ProjectDocument } from '@arredo/project'

/** The same house with only the first of its articles, under another name. */
export function firstOf(house: ProjectDocument, count: number, name: string): ProjectDocument {
  const rows = Object.fromEntries(Object.entries(house.rows).slice(0, count))
  return { ...house, header: { ...house.header, name }, rows }
}
