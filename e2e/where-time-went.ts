import type { FullConfig, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

const mostSteps = 5
const worthTelling = 1000

/**
 * What each story that failed waited for longest: one that ran out of time is told by the step that was under way
 * then, which is seldom the one that took it.
 */
export default class WhereTimeWent implements Reporter {
  readonly #lines: string[] = []
  #root = ''

  onBegin({ rootDir }: FullConfig): void {
    this.#root = `${rootDir}/`
  }

  onTestEnd({ title }: TestCase, { status, steps, startTime, duration }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    const end = startTime.getTime() + duration
    const longest = steps
      .flatMap(leaves)
      // What has not ended by itself has a duration of -1.
      .map((step) => ({ step, took: step.duration < 0 ? end - step.startTime.getTime() : step.duration }))
      .filter(({ took }) => took >= worthTelling)
      .sort((one, other) => other.took - one.took)
      .slice(0, mostSteps)
    this.#lines.push(`  ${title}: ${seconds(duration)}, of which`)
    for (const { step, took } of longest) this.#lines.push(`    ${seconds(took)}  ${this.#named(step)}`)
  }

  onEnd(): void {
    if (this.#lines.length > 0)
      console.log(['where the time of failed stories went', ...this.#lines].join('\n'))
  }

  #named({ title, location }: TestStep): string {
    return location ? `${title} (${location.file.replace(this.#root, '')}:${location.line})` : title
  }
}

function leaves(step: TestStep): readonly TestStep[] {
  return step.steps.length === 0 ? [step] : step.steps.flatMap(leaves)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
