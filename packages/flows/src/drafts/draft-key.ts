import type { OpenProject } from '../project/project-store.ts'

/** Of the page that works on a draft; two pages tell by it that they are not alone. */
export function draftLock(key: string): string {
  return `arredo-draft:${key}`
}

/** The key under which the open project is kept; null before anybody keeps it. */
export function draftKeyOf({ draft }: OpenProject): string | null {
  return draft?.key ?? null
}
