/** The best of several rounds is what the machine can do; a busy second spoils one round, not the figure. */
export class Rounds {
  readonly #rounds: (readonly number[])[] = []

  add(times: readonly number[]): void {
    this.#rounds.push(times.toSorted((one, two) => one - two))
  }

  best(share: number): number {
    const at = (times: readonly number[]) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
    return Math.min(...this.#rounds.map(at))
  }

  line(): string {
    return [0.5, 0.9, 0.99].map((share) => this.best(share).toFixed(2)).join(' ')
  }
}

/** CPU milliseconds. */
export function spent(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
