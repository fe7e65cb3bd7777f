import { assignToProject, editOrderAddress } from '@arredo/flows'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { useAttempt } from '../shell/use-attempt.ts'
import type { ActionContext } from './actions/planner-action.ts'

/** Whom the project is for and where its order goes; null for who is not asked. */
export function useCustomer(): Pick<ActionContext, 'assignCustomer' | 'editOrderAddress'> {
  const app = useApp()
  const { attempt } = useAttempt()
  const kind = useProfile()?.kind ?? 'guest'
  return {
    assignCustomer: kind === 'guest' ? null : () => void attempt(() => assignToProject(app)),
    editOrderAddress: () => void attempt(() => editOrderAddress(app)),
  }
}
