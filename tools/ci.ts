import { countTests } from './ci/count-tests.ts'
import { type Outcome, runStage } from './ci/run-stage.ts'
import { type Stage, stages } from './ci/stages.ts'
import { whatFailed } from './ci/what-failed.ts'

const only = process.argv.slice(2)
const chosen = stages.filter(({ name }) => only.length === 0 || only.includes(name))
const isBeside = ({ beside }: Stage) => chosen.some(({ name }) => name === beside)
const outcomes: Outcome[] = []
for (const stage of chosen.filter((one) => !isBeside(one))) {
  outcomes.push(...(await runWithCompany(stage)))
}

const problems = outcomes.flatMap(problemOf)
const counts = outcomes.map(({ output }) => countTests(output))
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
const failures = outcomes
  .filter(({ exit }) => exit !== 0)
  .map(({ stage, output }) => ({ stage, ...whatFailed(output) }))

// The end of a long log is what is kept and read: there, say once more what failed and why.
for (const { stage, account } of failures) console.log(`\n── why ${stage.name} failed ──\n${account}`)
console.log('\nstage      seconds  budget')
for (const { stage, seconds } of outcomes) {
  console.log(
    `${stage.name.padEnd(10)} ${seconds.toFixed(0).padStart(7)} ${String(stage.budgetSeconds).padStart(7)}${stage.beside ? `  beside ${stage.beside}` : ''}`,
  )
}
for (const problem of problems) console.log(problem)
for (const { stage, names } of failures) for (const name of names) console.log(`${stage.name}: ${name}`)
console.log(`${passed} passed, ${Math.max(failed, problems.length)} failed`)
process.exitCode = problems.length > 0 ? 1 : 0

/** The stage as it prints; those beside it, one after the other, each in one piece when it is done. */
async function runWithCompany(stage: Stage): Promise<readonly Outcome[]> {
  const company = chosen.filter(({ beside }) => beside === stage.name)
  console.log(`\n── ${[stage, ...company].map(({ name }) => name).join(', beside it ')} ──`)
  const beside = oneByOne(company)
  const outcome = await runStage(stage, (text) => process.stdout.write(text))
  const others = await beside
  for (const { stage, output } of others) console.log(`\n── ${stage.name} ──\n${output.trimEnd()}`)
  return [outcome, ...others]
}

async function oneByOne(company: readonly Stage[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const stage of company) outcomes.push(await runStage(stage, () => {}))
  return outcomes
}

function problemOf({ stage, seconds, exit }: Outcome): string[] {
  if (exit !== 0) return [`${stage.name} failed with exit code ${exit}`]
  return seconds > stage.budgetSeconds ? [`${stage.name} took longer than its budget`] : []
}
