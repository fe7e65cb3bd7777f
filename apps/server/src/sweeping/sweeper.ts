/** Who starts the nightly jobs. No person's or session's id is a word, so they are in nobody's list. */
export const sweeper = 'sweeper'
