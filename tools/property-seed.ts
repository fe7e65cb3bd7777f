import * as fc from 'fast-check'

/**
 * The same cases on every run, so that a change is judged by itself; `SEED=$RANDOM npm run check` looks
 * elsewhere, and a failure prints the seed to keep.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 2026) })
