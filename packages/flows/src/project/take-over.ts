import type { ProjectDocument } from '@arredo/project'
import type { App } from '../app.ts'
import { openPacks } from './open-packs.ts'
import type { OpenProject } from './project-store.ts'

/**
 * A whole document into a project that was just begun: room, variants, rows and views come with it. Prices,
 * shop and packs are those of the new project; so is the customer, where one was chosen on the way.
 */
export async function takeOver(app: App, { desk }: OpenProject, given: ProjectDocument): Promise<void> {
  const { header, packs } = desk.current().document
  const document = await openPacks(app, {
    ...given,
    header: {
      ...header,
      name: given.header.name || header.name,
      activeAlternative: given.header.activeAlternative,
      customer: header.customer ?? given.header.customer,
      customerFields: { ...given.header.customerFields, ...header.customerFields },
    },
    packs: { ...given.packs, ...packs },
  })
  desk.open(document)
}
