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

function isSame(one: readonly unknown[], two: readonly unknown[]): boolean {
  for (let k = 0; k < one.length; k++) if (one[k] !== two[k]) return false
  return one.length === two.length
}
