import type { Text } from '@arredo/catalogue'

/** Words and numbers as the reader wants them; drawings format nothing themselves. */
export type PlanLabels = {
  readonly formatLength: (millimetres: number) => string
  /** A height above the floor as drawings tell it, such as ±0.00; in metres when absent. */
  readonly formatLevel?: (millimetres: number) => string
  readonly formatArea: (squareMillimetres: number) => string
  /** Translates an English key, filling in {{values}}. */
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string
  /** Picks the language of an article's name; English when absent. */
  readonly name?: (text: Text) => string
}
