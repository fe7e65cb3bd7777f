const isShort = process.argv.includes('--short')
const whole = { database: 20, server: 42, worker: 44, serverUnderFollowers: 4, photographer: 10, process: 6 }

/** How often what is killed: 120 times and more in all, or as `--short` every one of them a few times. */
export const kills = isShort
  ? { database: 4, server: 6, worker: 8, serverUnderFollowers: 2, photographer: 4, process: 4 }
  : whole

/** Over which documents workers are killed: each shop asks for so many, and the first of them for all the rest before. */
export const crowd = isShort ? { shops: 4, documents: 24, each: 2 } : { shops: 10, documents: 100, each: 4 }
