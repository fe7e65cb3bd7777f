/** Shorter texts stay; others end in three dots and have exactly `length` characters. */
export function truncate(text: string, length: number): string {
  if (text.length < length) return text
  if (length <= 3) return text.slice(0, Math.max(0, length))
  return `${text.slice(0, length - 3)}...`
}
