/** Where the work since the last save lies besides this page; `nowhere`: it could not be put anywhere. */
export type DraftKept = 'not' | 'device' | 'server' | 'offline' | 'nowhere'

export type DraftState = { readonly key: string; readonly kept: DraftKept }
