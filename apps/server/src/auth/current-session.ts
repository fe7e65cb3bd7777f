import { answer, type Handler } from '../channel/handler.ts'
import { sessionAsItIs } from './session-as-it-is.ts'

export const currentSession: Handler<'auth/session'> = {
  transaction: 'one',
  async run(context, _input) {
    const { caller, database } = context
    return answer(caller && (await sessionAsItIs(context, database, caller)))
  },
}
