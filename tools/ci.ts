import { spawn } from 'node:child_process'
import { countTests } from './ci/count-tests.ts'
import { type Stage, stages } from './ci/stages.ts'
import { projectRoot } from './project-files.ts'

type Outcome = {
  readonly stage: Stage
  readonly seconds: number
  readonly exit: number
  readonly output: string
}

const only = process.argv.slice(2)
const chosen = stages.filter(({ name }) => only.length === 0 || only.includes(name))
const outcomes: Outcome[] = []
for (const stage of chosen) outcomes.push(await run(stage))

// The end of a long log is what is kept and read: there, say once more why a stage failed.
for (const { stage, exit, output } of outcomes) {
  if (exit !== 0) console.log(`\n── ${stage.name} failed, its last lines ──\n${lastLines(output, 60)}`)
}
const problems = outcomes.flatMap(problemOf)
const counts = outcomes.map(({ output }) => countTests(output))
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)

console.log('\nstage      seconds  budget')
for (const { stage, seconds } of outcomes) {
  console.log(
    `${stage.name.padEnd(10)} ${seconds.toFixed(0).padStart(7)} ${String(stage.budgetSeconds).padStart(7)}`,
  )
}
for (const problem of problems) console.log(problem)
console.log(`${passed} passed, ${Math.max(failed, problems.length)} failed`)
process.exitCode = problems.length > 0 ? 1 : 0

function run(stage: Stage): Promise<Outcome> {
  console.log(`\n── ${stage.name} ──`)
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', stage.script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    })
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ stage, seconds: (performance.now() - started) / 1000, exit: code ?? 1, output })
    })
  })
}

function problemOf({ stage, seconds, exit }: Outcome): string[] {
  if (exit !== 0) return [`${stage.name} failed with exit code ${exit}`]
  return seconds > stage.budgetSeconds ? [`${stage.name} took longer than its budget`] : []
}

function lastLines(output: string, count: number): string {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}
