/** Raised when an older client can no longer talk to the server; travels in the header below. */
export const contractVersion = 1
/** Clients below this are asked to reload. */
export const oldestSupportedContract = 1
export const contractVersionHeader = 'x-arredo-contract'

/** Every call answers in this one shape; the code decides the HTTP status. */
export type Answer<Value> = { readonly ok: true; readonly value: Value } | Failure

export type Failure = {
  readonly ok: false
  readonly code: FailureCode
  /** Words a person may read; exact where the specification gives them. */
  readonly message: string
  readonly details?: unknown
}

export const failureStatus = {
  invalid: 400,
  notLoggedIn: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  reusedKey: 422,
  outdatedClient: 426,
  tooMany: 429,
  bug: 500,
  maintenance: 503,
  unavailable: 503,
} as const

export type FailureCode = keyof typeof failureStatus
