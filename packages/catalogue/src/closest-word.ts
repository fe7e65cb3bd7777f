/** The candidate a person most likely meant, or null when none is near: at most a third of the letters off. */
export function closestWord(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null
  let least = (word.length < 2 ? 0 : Math.max(1, Math.floor(word.length / 3))) + 1
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), least)
    if (distance < least) {
      best = candidate
      least = distance
    }
  }
  return best
}

/** Letters added, left out, changed or swapped with their neighbour; `limit` stands for "too many". */
function editDistance(one: string, two: string, limit: number): number {
  if (Math.abs(one.length - two.length) >= limit) return limit
  let before: number[] = []
  let row = Array.from({ length: two.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= two.length; j += 1) {
      const isSame = one[i - 1] === two[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      next.push(cost)
    }
    before = row
    row = next
  }
  return row[two.length] ?? limit
}

/** " Did you mean X?", or what there is to choose from, or nothing. */
export function suggestion(word: string, candidates: readonly string[], most = 12): string {
  const close = closestWord(word, candidates)
  if (close !== null) return `. Did you mean ${close}?`
  if (candidates.length === 0 || candidates.length > most) return ''
  return `. Known: ${candidates.join(', ')}`
}
