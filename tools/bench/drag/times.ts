/** Milliseconds of one thing done many times. */
export class Times {
  readonly #spent: number[] = []

  add(milliseconds: number): void {
    this.#spent.push(milliseconds)
  }

  at(share: number): number {
    const sorted = this.#spent.toSorted((one, two) => one - two)
    return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  }

  /** The usual one, and the one that only one in twenty exceeds. */
  line(): string {
    return `${this.at(0.5).toFixed(2)} ${this.at(0.95).toFixed(2)} ms`
  }
}
