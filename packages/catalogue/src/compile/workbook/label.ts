/** "validFrom" as people read it: "Valid from". A key of another kind stays as it is. */
export function labelOf(key: string): string {
  const label = toLabel(key)
  return toKey(label) === key ? label : key
}

/** The key that a heading stands for. */
export function keyOf(label: string): string {
  const key = toKey(label)
  return toLabel(key) === label ? key : label
}

function toLabel(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function toKey(label: string): string {
  const key = label.replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return key.slice(0, 1).toLowerCase() + key.slice(1)
}
