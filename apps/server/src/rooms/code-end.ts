/** D-130: a quarter after it was last made or used. */
const codeLasts = 90 * 24 * 60 * 60 * 1000

export function codeEnd(now: Date): Date {
  return new Date(now.getTime() + codeLasts)
}
