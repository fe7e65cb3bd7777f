export type Stage = {
  readonly name: string
  readonly script: string
  /** A stage that takes longer has grown too slow and fails, on two cores. */
  readonly budgetSeconds: number
}

/** What `.ci/run` does after installing, in order; the budgets together stay under fifteen minutes. */
export const stages: readonly Stage[] = [
  { name: 'check', script: 'check', budgetSeconds: 120 },
  { name: 'test', script: 'test:server', budgetSeconds: 150 },
  { name: 'build', script: 'build', budgetSeconds: 90 },
  { name: 'sizes', script: 'sizes', budgetSeconds: 20 },
  { name: 'e2e', script: 'e2e', budgetSeconds: 300 },
  { name: 'faults', script: 'faults', budgetSeconds: 180 },
  { name: 'bench', script: 'bench', budgetSeconds: 90 },
  { name: 'spec', script: 'spec', budgetSeconds: 15 },
]
