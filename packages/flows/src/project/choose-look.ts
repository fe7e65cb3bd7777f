import { changeHeaderVariant, done, type Result, step, together } from '@arredo/project'
import type { App } from '../app.ts'
import { isLookOpen, type Look, looksOf } from './look.ts'
import { type OpenProject, updateOpenProject } from './project-store.ts'
import { sampleRun } from './sample-run.ts'

/** D-115: one look for a new project; who skips it places everything as its catalogue has it. */
export async function chooseLook(app: App, project: OpenProject): Promise<Result<null>> {
  const { desk } = project
  const main = [...project.catalogues().values()].find(({ pack }) => desk.current().document.packs[pack.code])
  if (!main || !isLookOpen(looksOf(main.pack))) return done(null)

  const kit = await app.ports.projectKit()
  const sample = (look: Look) => sampleRun(kit, main, look)
  const asked = await app.dialogs.ask('look', { catalogue: main, sample })
  if (!asked.ok) return asked
  if (!asked.value) return done(null)

  const { model, choices } = asked.value
  const steps = Object.entries(choices).map(([variant, value]) =>
    step(changeHeaderVariant, { variant, value }),
  )
  const set = desk.run(together('Change project variant', steps), null)
  if (!set.ok) return set
  updateOpenProject(app.project, desk, { chosen: { catalogue: main.pack.code, model } })
  return done(null)
}
