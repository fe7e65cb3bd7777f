/** What comes after a version: its last number counted on, as long as it was ("2026.1", then "2026.2"; "R09", then "R10"). */
export function nextVersion(version: string): string {
  const end = /(?<!\d)\d+(?=\D*$)/.exec(version)
  if (!end) return `${version}.2`
  const [last] = end
  const next = String(Number(last) + 1).padStart(last.length, '0')
  return `${version.slice(0, end.index)}${next}${version.slice(end.index + last.length)}`
}
