/** Does something so many milliseconds later, but not while a hand holds anything; returns how to call it off. */
export function whenQuiet(isHeld: () => boolean, milliseconds: number, deed: () => void): () => void {
  let timer = setTimeout(look, milliseconds)
  return () => clearTimeout(timer)

  function look(): void {
    if (isHeld()) timer = setTimeout(look, milliseconds)
    else deed()
  }
}
