/**
 * Remembers what was made of an object, as long as what else it depends on is the same. Of a drag's every frame
 * only what moves is drawn again.
 */
export function kept<Made>() {
  const known = new WeakMap<object, { readonly by: readonly unknown[]; readonly made: Made }>()
  return (of: object, by: readonly unknown[], make: () => Made): Made => {
    const last = known.get(of)
    if (last && isSame(last.by, by)) return last.made

    const made = make()
    known.set(of, { by, made })
    return made
  }
}

/** The same for somebody who has a place of his own to remember it: cheaper where there are hundreds. */
export type Slot<Made> = { last?: { readonly by: readonly unknown[]; readonly made: Made } }

export function keptIn<Made>(slot: Slot<Made>, by: readonly unknown[], make: () => Made): Made {
  const { last } = slot
  if (last && isSame(last.by, by)) return last.made

  const made = make()
  slot.last = { by, made }
  return made
}

function isSame(one: readonly unknown[], two: readonly unknown[]): boolean {
  for (let k = 0; k < one.length; k++) if (one[k] !== two[k]) return false
  return one.length === two.length
}
