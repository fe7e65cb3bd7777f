/** What has to be there for the first complete picture, in the order in which it is looked for. */
type OpeningPart = 'code' | 'geometry' | 'first-frame' | 'textures' | 'light' | 'complete'

/**
 * On the page's own timeline, so that a profile and the benchmark tell where the time of opening went. Only the last
 * of each is kept: a page lives for a day.
 */
export function markOpening(part: OpeningPart, detail?: unknown): void {
  performance.clearMarks(`room-${part}`)
  performance.mark(`room-${part}`, { detail })
}
