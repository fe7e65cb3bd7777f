/** Expected failure is a value with the exact words a person or host reads; exceptions mean a bug. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal
export type Refusal = { readonly ok: false; readonly message: string }

export function done<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function refuse(message: string): Refusal {
  return { ok: false, message }
}
