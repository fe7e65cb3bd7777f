export type NumberEntryRules = {
  /** What a typed text means; null when it means nothing. */
  readonly parse: (text: string) => number | null
  /** Says why a number is refused, or null when it is fine. */
  readonly refusal?: ((value: number) => string | null) | undefined
  /** Shown for text that is no number. */
  readonly unreadable: string
}

export type NumberEntry =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: string }

/** A finished entry: a number as it was typed, or words; never a number nobody typed. */
export function readEntry(text: string, { parse, refusal, unreadable }: NumberEntryRules): NumberEntry {
  const typed = parse(text)
  if (typed === null) return { ok: false, error: unreadable }

  const error = refusal?.(typed) ?? null
  return error === null ? { ok: true, value: typed } : { ok: false, error }
}

/** An arrow key: from what is typed if it can be read, else from the value. */
export function stepEntry(
  draft: string | null,
  value: number,
  by: number,
  rules: NumberEntryRules,
): NumberEntry {
  const start = draft === null ? value : (rules.parse(draft) ?? value)
  const next = start + by
  const error = rules.refusal?.(next) ?? null
  return error === null ? { ok: true, value: next } : { ok: false, error }
}
