const shortest = 250

type Tell = (fraction: number, words: string) => Promise<void>

/** Lets through at most four a second; the words of one that was left out come with the next. */
export function paced(tell: Tell): (fraction: number, words?: string) => Promise<void> {
  let last = 0
  let lastWords = ''
  return async (fraction, words) => {
    lastWords = words ?? lastWords
    const now = performance.now()
    if (last !== 0 && now - last < shortest && fraction < 1) return
    last = now
    await tell(fraction, lastWords)
  }
}
