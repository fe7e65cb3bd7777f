/** The same answer as long as desk and state are the same objects: views compare by identity. */
export function remembered<Key extends readonly unknown[]>(keyOf: () => Key) {
  return <Value>(make: () => Value): (() => Value) => {
    let last: { readonly key: Key; readonly value: Value } | null = null
    return () => {
      const key = keyOf()
      if (last?.key.every((part, index) => part === key[index])) return last.value
      last = { key, value: make() }
      return last.value
    }
  }
}
