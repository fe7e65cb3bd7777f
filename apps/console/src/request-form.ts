import type { Action } from '@arredo/embed'
import { actionTable, type Field } from './action-table.ts'
import { asCode } from './as-code.ts'
import { element } from './element.ts'
import { type Payload, readPayload } from './read-payload.ts'

export type RequestFormParts = {
  readonly action: Action
  readonly send: (payload: Payload) => void
  readonly codeOptions: () => Parameters<typeof asCode>[2]
}

/** The form of one action, made from the table; what it would send is shown as code while it is filled in. */
export function requestForm({ action, send, codeOptions }: RequestFormParts): HTMLFormElement {
  const { about, fields }: { about: string; fields: readonly Field[] } = actionTable[action]
  const code = element('code')
  const problem = element('p', { class: 'problem', role: 'alert' })
  const copy = element('button', { type: 'button' }, 'Copy as code')
  const form = element(
    'form',
    { class: 'form', 'aria-label': action },
    element(
      'div',
      { class: 'fields' },
      element('h2', {}, action),
      element('p', { class: 'about' }, about),
      ...fields.map(control),
    ),
    element(
      'div',
      { class: 'sending' },
      problem,
      element('pre', { class: 'code', tabindex: '0', 'aria-label': 'As code' }, code),
      element('div', { class: 'buttons' }, element('button', { class: 'primary' }, 'Send'), copy),
    ),
  )

  const read = () => {
    const data = new FormData(form)
    const answer = readPayload(fields, (key) => String(data.get(key) ?? '').trim())
    problem.textContent = answer.ok ? '' : answer.message
    return answer
  }
  const show = () => {
    const answer = read()
    if (answer.ok) code.textContent = asCode(action, answer.payload, codeOptions())
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const answer = read()
    if (answer.ok) send(answer.payload)
  })
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent)
    copy.textContent = 'Copied'
    setTimeout(() => {
      copy.textContent = 'Copy as code'
    }, 1500)
  })
  show()
  return form
}

function control(field: Field): HTMLLabelElement {
  const { key, about = '' } = field
  return element(
    'label',
    { class: 'field', title: about },
    element('span', {}, key, ...(field.isRequired ? [element('i', { 'aria-hidden': 'true' }, ' •')] : [])),
    input(field),
    ...(about ? [element('small', {}, about)] : []),
  )
}

/** Never demanded by the browser: what is missing is the application's to say. */
function input({ key, kind, sample = '' }: Field): HTMLElement {
  if (kind === 'flag') {
    const option = (value: string, label: string) => element('option', { value }, label)
    return element(
      'select',
      { name: key },
      option('', 'not sent'),
      option('true', 'true'),
      option('false', 'false'),
    )
  }
  if (kind === 'json') return element('textarea', { name: key, rows: '2', spellcheck: 'false' }, sample)
  const type = kind === 'secret' ? 'password' : kind === 'number' ? 'number' : 'text'
  return element('input', { name: key, type, value: sample, autocomplete: 'off', spellcheck: 'false' })
}
