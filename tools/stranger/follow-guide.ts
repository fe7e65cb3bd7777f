import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readProjectFile } from '../project-files.ts'
import { runCommand } from '../ship/run-command.ts'
import { tellSteps } from '../ship/steps.ts'
import { applyDifference, codeBlocks, commandsOf, headingsOf } from './code-blocks.ts'
import { copyTree } from './copy-tree.ts'

/** `npm run guide`: does what the worked examples of CONTRIBUTING.md say, to the letter, in a copy of the tree. */
await tellSteps(async ({ step, cleanUp }) => {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-guide-'))
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  const page = readProjectFile('CONTRIBUTING.md')
  const examples = headingsOf(page).filter((heading) => heading.startsWith('A worked example: '))
  const commands = new Set<string>()

  await step('copy the tree', async () => {
    copyTree(folder)
    // The architecture test asks git which files there are.
    await runCommand('git', ['init', '--quiet'], { cwd: folder, limitSeconds: 60 })
  })
  for (const example of examples) {
    const blocks = codeBlocks(page, example)
    for (const { language, path, text } of blocks) {
      if (path === null) continue
      await step(language === 'diff' ? `change ${path}` : `write ${path}`, async () => {
        const file = join(folder, path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, language === 'diff' ? applyDifference(readFileSync(file, 'utf8'), text) : text)
      })
    }
    const own = blocks.filter(({ language }) => language === 'sh').flatMap(commandsOf)
    if (own.length === 0) throw new Error(`${example} says no command to try it with`)
    for (const command of own) commands.add(command)
  }
  if (commands.size === 0) throw new Error('There is no worked example')
  // What several examples are tried with is run once, over all of them.
  for (const command of commands) {
    await step(command, () => runCommand('sh', ['-c', command], { cwd: folder, limitSeconds: 300 }))
  }
})
