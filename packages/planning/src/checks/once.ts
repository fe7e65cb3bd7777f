/** Works something out when it is asked for first, and never again. */
export function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | null = null
  return () => {
    known ??= { value: work() }
    return known.value
  }
}
