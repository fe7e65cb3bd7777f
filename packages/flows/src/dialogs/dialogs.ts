import { done, type Refusal, type Result } from '@arredo/project'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AnswerOf, DialogName, QuestionOf } from './dialog-table.ts'

/**
 * A proper close resolves with the answer: Esc and a click outside with null (D-54). Any other close
 * is a refusal, and so is asking for a single-instance dialog that is open already.
 */
export type Asked<Answer> = Result<Answer | null> | (Refusal & { readonly alreadyOpened: true })

export type OpenDialog = {
  [Name in DialogName]: { readonly key: number; readonly name: Name; readonly question: QuestionOf<Name> }
}[DialogName]

export type Dialogs = {
  readonly store: StoreApi<{ readonly open: readonly OpenDialog[] }>
  readonly ask: <Name extends DialogName>(
    name: Name,
    question: QuestionOf<Name>,
  ) => Promise<Asked<AnswerOf<Name>>>
  /** Null is "no answer": Esc, a click outside, the close button. */
  readonly answer: (key: number, answer: unknown) => void
  /** Takes every dialog away, as a logout does; whoever asked hears a refusal. */
  readonly dropAll: () => void
}

/** What each of these is depends on what is asked: another one lies on top. All others are single-instance. */
const stacking: readonly DialogName[] = ['ask', 'info', 'input']

// The table itself comes with the first dialog that is opened: of it, this knows the types alone.
export function createDialogs(): Dialogs {
  const store: Dialogs['store'] = createStore(() => ({ open: [] }))
  const waiting = new Map<number, (asked: Asked<never>) => void>()
  let lastKey = 0

  function settle(key: number, asked: Asked<unknown>) {
    store.setState(({ open }) => ({ open: open.filter((dialog) => dialog.key !== key) }))
    waiting.get(key)?.(asked as Asked<never>)
    waiting.delete(key)
  }

  /** The same question asked again, as by a second click, is one question. */
  function isOpen(name: DialogName, question: unknown): boolean {
    const alike = store.getState().open.filter((dialog) => dialog.name === name)
    if (!stacking.includes(name)) return alike.length > 0
    return alike.some((dialog) => JSON.stringify(dialog.question) === JSON.stringify(question))
  }

  return {
    store,
    ask(name, question) {
      if (!question) return Promise.resolve({ ok: false, message: 'No modal configuration provided' })
      if (isOpen(name, question)) {
        return Promise.resolve({ ok: false, message: 'The dialog is open already', alreadyOpened: true })
      }

      const dialog = { key: ++lastKey, name, question } as unknown as OpenDialog
      store.setState(({ open }) => ({ open: [...open, dialog] }))
      return new Promise((resolve) => waiting.set(dialog.key, resolve))
    },
    answer: (key, answer) => settle(key, done(answer)),
    dropAll() {
      for (const { key } of store.getState().open) settle(key, { ok: false, message: 'Operation cancelled' })
    },
  }
}
