import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readProjectFile } from '../project-files.ts'
import { runCommand } from '../ship/run-command.ts'
import { tellSteps } from '../ship/steps.ts'
import { applyDifference, codeBlocks, commandsOf } from './code-blocks.ts'
import { copyTree } from './copy-tree.ts'

/** `npm run guide`: does what the worked example of CONTRIBUTING.md says, to the letter, in a copy of the tree. */
await tellSteps(async ({ step, cleanUp }) => {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-guide-'))
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  const blocks = codeBlocks(readProjectFile('CONTRIBUTING.md'), 'A worked example: a server call')

  await step('copy the tree', async () => {
    copyTree(folder)
    // The architecture test asks git which files there are.
    await runCommand('git', ['init', '--quiet'], { cwd: folder, limitSeconds: 20 })
  })
  for (const { language, path, text } of blocks) {
    if (path === null) continue
    await step(language === 'diff' ? `change ${path}` : `write ${path}`, async () => {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, language === 'diff' ? applyDifference(readFileSync(file, 'utf8'), text) : text)
    })
  }
  const commands = blocks.filter(({ language }) => language === 'sh').flatMap(commandsOf)
  if (commands.length === 0) throw new Error('The example says no command to try it with')
  for (const command of commands) {
    await step(command, () => runCommand('sh', ['-c', command], { cwd: folder, limitSeconds: 120 }))
  }
})
