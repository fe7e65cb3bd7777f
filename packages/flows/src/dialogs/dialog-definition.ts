/** D-54. persistent: neither Esc nor a click outside; semipersistent: Esc and the close button only. */
export type Persistence = 'none' | 'semipersistent' | 'persistent'

/** A-138 under our own names: D-220 says which is which. */
export type DialogDefinition<Question, Answer> = {
  /** English, a translation key. */
  readonly title: (question: Question) => string
  /** Pixels; `medium` where none is named. */
  readonly width?: number
  /** How wide it can be made at most. */
  readonly maxWidth?: number
  readonly persistence: (question: Question) => Persistence
  readonly opensFull?: boolean
  readonly canFullscreen?: boolean
  readonly canResize?: boolean
  /** Without: what is in it scrolls by itself. */
  readonly scrolls?: boolean
  /** Without: what is in it reaches the edges. */
  readonly hasMargin?: boolean
  /** Carries the answer's type only. */
  readonly answer?: Answer
}

/** */
export const dialogWidths = { small: 300, medium: 500, large: 800, extraLarge: 1140 } as const

export function define<Question, Answer>(
  definition: DialogDefinition<Question, Answer>,
): DialogDefinition<Question, Answer> {
  return definition
}
