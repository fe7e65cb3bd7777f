import type { PlanFinding } from '@arredo/planning'
import type { App } from '../app.ts'
import type { OpenProject } from '../project/project-store.ts'

/**
 * What is wrong with a plan is shown before it is offered: some of it must be mended first, all else somebody must
 * have seen, once. False where the person would rather look at it.
 */
export async function lookBeforeOffer(app: App, { lookout, underWay }: OpenProject): Promise<boolean> {
  const found = await look()
  if (found.every((finding) => !isStop(finding) && underWay.waved.has(finding.id))) return true

  const asked = await app.dialogs.ask('beforeOffer', {})
  if (!asked.ok || asked.value !== 'offer') return false
  const left = await look()
  underWay.waved = new Set(left.map(({ id }) => id))
  return !left.some(isStop)

  /** Without the checks the server still refuses what must not be offered. */
  async function look(): Promise<readonly PlanFinding[]> {
    try {
      return await lookout.look()
    } catch (error) {
      app.ports.log.warn('The plan was not looked over before the offer', error)
      return []
    }
  }
}

export function isStop({ tier }: Pick<PlanFinding, 'tier'>): boolean {
  return tier === 'stops'
}
