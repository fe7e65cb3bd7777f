import { useState } from 'react'

/** State of one thing: for another it starts anew, though the control stays in its place. */
export function useStateOf<State>(of: unknown, first: State): readonly [State, (next: State) => void] {
  const [held, hold] = useState({ of, state: first })
  const isSame = held.of === of
  // Or it would be there again when one comes back.
  if (!isSame && held.state !== first) hold({ of, state: first })
  return [isSame ? held.state : first, (state) => hold({ of, state })]
}
