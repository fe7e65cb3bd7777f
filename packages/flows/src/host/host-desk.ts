import {
  answerTo,
  type HostActionName,
  type HostAnswer,
  type HostMessage,
  type HostOutcome,
  hostRequests,
  readHostMessage,
  readRequest,
} from '@arredo/contract/host'
import { type Result, refuse } from '@arredo/project'
import { hostActions } from './actions/index.ts'
import { type Host, type HostAction, somethingWentWrong } from './host-action.ts'
import { isAdmitted, preCheck } from './pre-checks.ts'

export type HostDesk = {
  /** Takes a message of a trusted host; a request gets exactly one answer (H-62), in the order they came. */
  readonly receive: (data: unknown, reply: (answer: HostAnswer) => void) => void
}

/** A person may be asked something meanwhile; a host that does not wait for answers is told so. */
const mostWaiting = 100

export function createHostDesk(host: Host): HostDesk {
  let waiting = 0
  let last: Promise<void> = Promise.resolve()

  return {
    receive(data, reply) {
      const { log } = host.app.ports
      const message = readHostMessage(data)
      if (!message) return log.warn('A message that is no request was dropped')
      const answer = (result: Result<HostOutcome>) => {
        try {
          reply(answerTo(message, result))
        } catch (error) {
          // A window that is gone, or content that cannot be copied: the requests behind it are served all the same.
          log.error(`The answer to the host action ${message.name} could not be sent`, error)
        }
      }
      if (waiting >= mostWaiting) return answer(refuse('Too many requests'))

      waiting++
      last = last.then(async () => {
        const result = await work(host, message)
        waiting--
        answer(result)
      })
    },
  }
}

/** D-02: guest admission → known action → pre-checks → fields → work. The first failure answers. */
async function work(host: Host, message: HostMessage): Promise<Result<HostOutcome>> {
  try {
    if (!isAdmitted(host.app, message.action)) return refuse("This site doesn't allow guest users!")
    if (!message.asks) return refuse('Request not valid')
    if (!message.action) return refuse('Unknown action')
    if (!message.isReadable) return refuse('Request not valid')

    return await perform(host, message.action, message)
  } catch (error) {
    // A bug of ours must not leave the host without an answer, nor the requests behind it.
    host.app.ports.log.error(`The host action ${message.name} failed`, error)
    return refuse(somethingWentWrong)
  }
}

async function perform<Name extends HostActionName>(
  host: Host,
  name: Name,
  { fields, isNew }: HostMessage,
): Promise<Result<HostOutcome>> {
  const action: HostAction<Name> = await hostActions[name]()
  const allowed = preCheck(host, action.needs, isNew)
  if (!allowed.ok) return allowed

  const request = readRequest(hostRequests[name], fields)
  return request.ok ? action.run(host, request.value as never) : request
}
