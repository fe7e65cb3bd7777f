const isShort = process.argv.includes('--short')

/** How often something is measured; `--short` takes every figure still, by so few turns that nobody compares them. */
export function turnsOf(count: number): number {
  return isShort ? Math.ceil(count / 5) : count
}
