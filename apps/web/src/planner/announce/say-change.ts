import type { Selected } from '@arredo/editor'
import { describeRecord, type Speech, say } from '@arredo/editor/spatial'
import type { DeskState, Preview } from '@arredo/project'
import { describeChange } from './describe-change.ts'

type Told = {
  readonly before: DeskState
  readonly after: DeskState
  readonly selection: readonly Selected[]
}

/** A change in words: what, and where it is now; nothing where nobody should hear of it. */
export function sayChange({ before, after, selection }: Told, speech: Speech): string {
  const change = describeChange(before, after, selection)
  if (!change) return ''
  const { text } = speech
  if (change.kind === 'moved') return sayMoved(after, change.name, speech)

  const [only, ...others] = change.names
  const count = change.names.length
  if (change.kind === 'placed') {
    if (!only || others.length > 0) return text('{{count}} items placed', { count })
    return text('Placed {{name}}', { name: sayAll(after, only, speech) })
  }
  if (change.kind === 'removed') {
    if (!only || others.length > 0) return text('{{count}} items removed', { count })
    return text('Removed {{name}}', { name: sayWhat(before, only, speech) })
  }

  const step = text(change.step)
  if (!only) return step
  if (others.length > 0) return text('{{step}}: {{name}}', { step, name: text('{{count}} items', { count }) })
  // An item's place is told when it moves; of walls and rooms the size is what a step is about.
  const name = only.kind === 'row' ? sayWhat(after, only, speech) : sayAll(after, only, speech)
  return name === '' ? step : text('{{step}}: {{name}}', { step, name })
}

function sayMoved(after: Preview, record: Selected, speech: Speech): string {
  const description = describeRecord(after, record)
  if (!description) return ''
  const [name, place] = [say([description.what], speech), say(description.where, speech)]
  return speech.text('{{name}} moved, now {{place}}', { name, place })
}

function sayWhat(preview: Preview, record: Selected, speech: Speech): string {
  const description = describeRecord(preview, record)
  return description ? say([description.what], speech) : ''
}

function sayAll(preview: Preview, record: Selected, speech: Speech): string {
  const description = describeRecord(preview, record)
  return description ? say([description.what, ...description.where], speech) : ''
}
