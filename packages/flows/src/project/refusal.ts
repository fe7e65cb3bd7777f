/** What could not be done with one of several projects, and why. */
export type Refusal = {
  readonly id: number
  readonly name: string
  /** English, a translation key. */
  readonly reason: string
}
