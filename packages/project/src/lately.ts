/**
 * Remembers by identity what was asked for lately. Undo keeps rows for long, and whatever is known of a row knows its
 * neighbours: remembered for good, each step would keep the whole house as it was then.
 */
export type Lately<Key extends object, Value> = {
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => void
}

/** Long enough for what is looked at in turns: before and after a step, and while something is dragged. */
const momentsKept = 20

let moment = 0

/** A document is looked at that nobody looked at before. */
export function nextMoment(): void {
  moment++
}

export function lately<Key extends object, Value>(): Lately<Key, Value> {
  let since = moment
  let [now, before] = [new WeakMap<Key, Value>(), new WeakMap<Key, Value>()]
  const forget = () => {
    before = moment - since < 2 * momentsKept ? now : new WeakMap()
    now = new WeakMap()
    since = moment
  }
  return {
    get(key) {
      if (moment - since >= momentsKept) forget()
      const value = now.get(key)
      if (value !== undefined) return value
      const last = before.get(key)
      if (last !== undefined) now.set(key, last)
      return last
    },
    set(key, value) {
      if (moment - since >= momentsKept) forget()
      now.set(key, value)
    },
  }
}
