import { isPlain, type Keys, type LookName } from '@arredo/editor'
import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** Where to look at the room from, by name; in another view it is shown in 3D first. */
export const lookActions: readonly PlannerAction[] = [
  lookAction('front', '1', { label: sentence('Look from the front'), short: sentence('From the front') }),
  lookAction('corner', '2', { label: sentence('Look from the corner'), short: sentence('From the corner') }),
  lookAction('near', '3', { label: sentence('Look from close by'), short: sentence('From close by') }),
  lookAction('above', '4', { label: sentence('Look from above'), short: sentence('From above') }),
  lookAction('wall', '5', {
    label: sentence('Look straight at a wall, then at the next one'),
    short: sentence('Straight at a wall'),
  }),
  {
    id: 'walk',
    label: sentence('Walk through the room'),
    group: 'view',
    keys: digitKey('6'),
    isOn: ({ editor }) => editor.state().isWalking,
    run({ editor, view, show }) {
      if (view !== '3d') show('3d')
      editor.walk(!editor.state().isWalking)
    },
  },
  {
    id: 'customerView',
    label: sentence('Customer view: the room and its price alone'),
    short: sentence('Customer view'),
    group: 'view',
    keys: digitKey('0'),
    isOn: ({ editor }) => editor.state().isPresenting,
    run({ editor, view, show }) {
      if (view !== '3d') show('3d')
      editor.present(!editor.state().isPresenting)
    },
  },
]

function lookAction(
  name: LookName,
  key: string,
  words: { readonly label: string; readonly short: string },
): PlannerAction {
  return {
    id: `look ${name}`,
    ...words,
    group: 'view',
    keys: digitKey(key),
    run({ editor, view, show }) {
      if (view !== '3d') show('3d')
      editor.walk(false)
      editor.look(name)
    },
  }
}

function digitKey(key: string): Keys {
  return { printed: [key], reach: 'notTyping', matches: (press) => isPlain(press) && press.key === key }
}
