const whole = { database: 20, server: 42, worker: 44, serverUnderFollowers: 4, photographer: 10, process: 6 }

/** How often what is killed: 120 times and more in all, or as `--short` every one of them a few times. */
export const kills = process.argv.includes('--short')
  ? { database: 4, server: 6, worker: 8, serverUnderFollowers: 2, photographer: 4, process: 4 }
  : whole
