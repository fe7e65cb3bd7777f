/** Where it is fetched, and what it is called; empty where it has a name of its own. */
export type PrintedFile = { readonly address: string; readonly name: string }
