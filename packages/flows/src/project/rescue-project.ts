import { copyProject, fromWireProject } from '@arredo/contract'
import { healDocument, type ProjectDocument, type Refusal, refuse } from '@arredo/project'
import type { App } from '../app.ts'

/** As it lies in the database. */
export type Stored = { readonly id: number; readonly document: unknown; readonly trade?: unknown }

export type Rescued =
  | { readonly ok: true; readonly value: ProjectDocument; readonly origin: 'whole' | 'healed' }
  | {
      readonly ok: true
      readonly value: ProjectDocument
      /** From before there were documents. */
      readonly origin: 'legacy'
      readonly isToBeEvaluated: boolean
    }
  | Refusal

/**
 * What is stored and is no document of ours: a project in its legacy shape, whose old walls are rebuilt (D-37), or a
 * broken one, of which a person takes the raw file or opens what can be read (D-134).
 */
export async function rescueProject(
  app: App,
  stored: Stored,
  message: string,
  { isUnattended }: { readonly isUnattended: boolean },
): Promise<Rescued> {
  const { id, document, trade } = stored
  if (isLegacy(document)) {
    const read = fromWireProject(document)
    if (read.ok) {
      const { value, rebuiltWalls, isToBeEvaluated } = read
      if (rebuiltWalls > 0) app.ports.log.warn('Old walls were rebuilt', { count: rebuiltWalls })
      return { ok: true, value, origin: 'legacy', isToBeEvaluated }
    }
  }
  app.ports.log.error(`Project ${id} cannot be read: ${message}`)
  if (isUnattended) return refuse(message)

  const healed = healDocument(document, { trade, today: app.ports.clock.today() })
  const asked = await app.dialogs.ask('unreadable', {
    ...{ id, message, mendings: healed.ok ? healed.value.mendings : null },
    raw: () => rawText(stored),
  })
  if (!asked.ok || asked.value !== 'healed' || !healed.ok) return refuse('Operation cancelled')
  // Of an ordered or carted one too: the copy can be saved.
  return { ok: true, value: copyProject(healed.value.document, app.ports.ids), origin: 'healed' }
}

/** Rows in a list, and no version: ours have them by name. */
function isLegacy(document: unknown): boolean {
  if (typeof document !== 'object' || document === null || 'version' in document) return false
  return 'rows' in document && Array.isArray(document.rows)
}

/** To be read by people; what is nested too deeply for that is cut where it is. */
function rawText({ id, document, trade }: Stored): string {
  const whole = { id, document, ...(trade === undefined ? {} : { trade }) }
  try {
    return JSON.stringify(whole, null, 2)
  } catch {
    return JSON.stringify(shallow(whole, 500))
  }
}

function shallow(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '…'
  if (Array.isArray(value)) return value.map((entry) => shallow(entry, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shallow(entry, depth - 1)]))
}
