export type NumberEntryRules = {
  /** What a typed text means; null when it means nothing. */
  readonly parse: (text: string) => number | null
  /** Says why a number is refused, or null when it is fine. */
  readonly refusal?: ((value: number) => string | null) | undefined
  /** What could be had instead of a refused number, the likeliest first. */
  readonly nearest?: ((value: number) => readonly number[]) | undefined
  /** Shown for text that is no number. */
  readonly unreadable: string
}

export type NumberEntry = { readonly ok: true; readonly value: number } | RefusedEntry

export type RefusedEntry = {
  readonly ok: false
  readonly error: string
  readonly nearest?: readonly number[]
}

/** A finished entry: a number as it was typed, or words; never a number nobody typed. */
export function readEntry(text: string, rules: NumberEntryRules): NumberEntry {
  const typed = rules.parse(text)
  return typed === null ? { ok: false, error: rules.unreadable } : judge(typed, rules)
}

/** An arrow key: from what is typed if it can be read, else from the value. */
export function stepEntry(
  draft: string | null,
  value: number,
  by: number,
  rules: NumberEntryRules,
): NumberEntry {
  const start = draft === null ? value : (rules.parse(draft) ?? value)
  return judge(start + by, rules)
}

function judge(value: number, { refusal, nearest }: NumberEntryRules): NumberEntry {
  const error = refusal?.(value) ?? null
  if (error === null) return { ok: true, value }
  return nearest ? { ok: false, error, nearest: nearest(value) } : { ok: false, error }
}
