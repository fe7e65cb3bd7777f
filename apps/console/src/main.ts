import { type Action, type ConfiguratorElement, defineConfigurator } from '@arredo/embed'
import { actionTable } from './action-table.ts'
import { byId, element } from './element.ts'
import { messageLog } from './message-log.ts'
import type { Payload } from './read-payload.ts'
import { requestForm } from './request-form.ts'

const usualApp = 'http://atlas.localhost:4100'

const log = messageLog(byId('messages', HTMLOListElement))
const state = byId('state', HTMLParagraphElement)
const plain = byId('plain', HTMLInputElement)
const address = byId('address', HTMLFormElement)
const app = new URL(location.href).searchParams.get('app') ?? usualApp
const actions = Object.keys(actionTable) as Action[]

defineConfigurator()
const host = element('arredo-configurator' as 'div', {
  'frame-title': 'Room planner',
  src: app,
}) as unknown as ConfiguratorElement
document.querySelector('.stage')?.append(host)

// What arrives is shown as it arrived, before the SDK makes promises of it.
window.addEventListener('message', ({ data, source }) => {
  if (source === host.configurator?.iframe.contentWindow) log.add('received', data)
})
host.addEventListener('ready', () => {
  state.textContent = 'Connected'
  state.classList.add('ready')
})

const wanted = address.elements.namedItem('app')
if (wanted instanceof HTMLInputElement) wanted.value = app
byId('clear', HTMLButtonElement).addEventListener('click', log.clear)
plain.addEventListener('change', () => show(shown))

const links = actions.map((action) => {
  const link = element('button', { type: 'button' }, action)
  link.addEventListener('click', () => show(action))
  return link
})
byId('actions', HTMLElement).append(...links)
let shown: Action = 'newProject'
show(shown)

function show(action: Action): void {
  shown = action
  for (const link of links) link.setAttribute('aria-pressed', String(link.textContent === action))
  const codeOptions = () => ({ app, isPlain: plain.checked })
  byId('request', HTMLElement).replaceChildren(
    requestForm({ action, codeOptions, send: (payload) => send(action, payload) }),
  )
}

function send(action: Action, payload: Payload): void {
  const message = { action, ...payload }
  log.add('sent', message)
  const { configurator } = host
  if (plain.checked) configurator?.iframe.contentWindow?.postMessage(message, new URL(app).origin)
  // A refusal is in the log already, like every answer. A person may take their time over a question.
  else configurator?.request(action, payload as never, { timeout: 0 }).catch(() => {})
}
