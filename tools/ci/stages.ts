export type Stage = {
  readonly name: string
  readonly script: string
  /** A stage that takes longer has grown too slow and fails, on two cores. */
  readonly budgetSeconds: number
  /** Runs next to the stage of this name: neither measures time, and together they fill two cores better than alone. */
  readonly beside?: string
}

/**
 * What `.ci/run` does after installing, in order; a budget is two to four times what its stage takes on two
 * idle cores, that of e2e a sixth more: it is half of the whole, which may take 90 minutes.
 */
export const stages: readonly Stage[] = [
  { name: 'check', script: 'check', budgetSeconds: 1600 },
  { name: 'test', script: 'test:server', budgetSeconds: 1800, beside: 'check' },
  { name: 'build', script: 'build', budgetSeconds: 90 },
  { name: 'sizes', script: 'sizes', budgetSeconds: 20 },
  { name: 'e2e', script: 'e2e', budgetSeconds: 2800 },
  { name: 'bench', script: 'bench:short', budgetSeconds: 450 },
  { name: 'scale', script: 'scale:short', budgetSeconds: 300 },
  { name: 'prove', script: 'prove', budgetSeconds: 1300 },
  { name: 'faults', script: 'faults:short', budgetSeconds: 1200, beside: 'prove' },
  { name: 'ship', script: 'ship', budgetSeconds: 600 },
  { name: 'rolling', script: 'rolling', budgetSeconds: 500, beside: 'ship' },
  { name: 'stranger', script: 'stranger', budgetSeconds: 500 },
  { name: 'guide', script: 'guide', budgetSeconds: 400, beside: 'stranger' },
  { name: 'spec', script: 'spec', budgetSeconds: 15 },
]
