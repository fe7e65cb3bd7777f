/** For programs that we start: nothing of ours, no address of a database, no token. */
export function cleanEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
    LANG: 'C.UTF-8',
    // Each arena reserves memory, which is limited.
    MALLOC_ARENA_MAX: '2',
    ...more,
  }
}
