/** Work that can rest after each of its parts. */
export type Turns<Value> = Generator<void, Value>

/** Without a rest. */
export function atOnce<Value>(turns: Turns<Value>): Value {
  for (;;) {
    const turn = turns.next()
    if (turn.done) return turn.value
  }
}
