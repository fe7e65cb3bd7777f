const name = 'arredo.draft'

/** Which draft this tab works on; it survives a reload and nothing else. */
export const tabDraft = {
  read(): string | null {
    try {
      return sessionStorage.getItem(name)
    } catch {
      return null
    }
  },
  write(key: string | null): void {
    try {
      if (key === null) sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, key)
    } catch {
      // Without storage there is no draft either.
    }
  },
}
