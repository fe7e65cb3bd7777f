const isShort = process.argv.includes('--short')
const whole = {
  database: 20,
  server: 42,
  worker: 44,
  serverUnderFollowers: 4,
  photographer: 10,
  process: 6,
  moves: 10,
}

/** How often what is killed, and how often a brand moves: 120 times and more in all, or as `--short` every one of them a few times. */
export const kills = isShort
  ? { database: 4, server: 6, worker: 8, serverUnderFollowers: 2, photographer: 4, process: 4, moves: 2 }
  : whole

/** How often a cell is killed beside another. */
export const cellDeaths = isShort ? 1 : 3

/**
 * What p95 beside a dead cell may be after one of so many milliseconds. The short form shares the machine with other
 * work, where only waiting for something is told from noise: a connection, a lock, an answer that does not come.
 */
export const slowestBeside = (before: number) => (isShort ? Math.max(300, 10 * before) : 2 * before)

/** How long S3 is away, twice, in milliseconds. */
export const storeAway = isShort ? 12_000 : 60_000

/** Over which documents workers are killed: each shop asks for so many, and the first of them for all the rest before. */
export const crowd = isShort ? { shops: 4, documents: 24, each: 2 } : { shops: 10, documents: 100, each: 4 }
