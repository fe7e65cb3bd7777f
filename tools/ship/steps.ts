export type Steps = {
  /** Runs one step and tells how long it took; a step that throws ends the run, after the clean-up. */
  readonly step: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>
  /** Run at the end, the last one first, whatever happened. */
  readonly cleanUp: (work: () => Promise<unknown> | unknown) => void
}

/** A story told step by step; prints one line per step and counts them as `.ci/run` reads it. */
export async function tellSteps(story: (steps: Steps) => Promise<void>): Promise<void> {
  const cleanUps: (() => Promise<unknown> | unknown)[] = []
  let passed = 0
  let failed = 0
  const steps: Steps = {
    async step(name, work) {
      const started = performance.now()
      try {
        const value = await work()
        passed++
        console.log(`ok      ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
        return value
      } catch (error) {
        console.log(`FAILED  ${name}`)
        throw error
      }
    },
    cleanUp: (work) => cleanUps.push(work),
  }

  try {
    await story(steps)
  } catch (error) {
    failed = 1
    console.error(error)
  } finally {
    for (const work of cleanUps.toReversed()) await work()
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed
}
