/** What went wrong on the way in and must be reported once the page is there (D-62). */
export type StartUp = { readonly report: string | null }
