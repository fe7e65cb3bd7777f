import type { DialogName } from '@arredo/flows'
import { type BrowserContext, expect } from '@playwright/test'

/** What a story says of itself: that these dialogs are opened, used and left by keyboard in it, which is then looked at. */
export function walks(...names: readonly DialogName[]) {
  return names.map((name) => ({ type: 'dialog', description: name }))
}

export type Walked = { readonly name: string; readonly isUsed: boolean; readonly isLeftByKey: boolean }

declare global {
  interface Window {
    /** In a page of a story that walks dialogs. */
    tellWalked?: (walked: Walked) => void
  }
}

/** Hears of every dialog that somebody left, in all pages of a browser. */
export async function watchDialogs(context: BrowserContext): Promise<readonly Walked[]> {
  const walked: Walked[] = []
  await context.exposeBinding('tellWalked', (_, one: Walked) => void walked.push(one))
  await context.addInitScript(watchPage)
  return walked
}

export function expectWalked(walked: readonly Walked[], names: readonly string[]): void {
  const whole = walked.filter(({ isUsed, isLeftByKey }) => isUsed && isLeftByKey).map(({ name }) => name)
  const missing = names.filter((name) => !whole.includes(name))
  expect(missing, `used and left by keyboard, of ${JSON.stringify(walked)}`).toEqual([])
}

/** In the page. */
function watchPage(): void {
  const open = new Map<Element, boolean>()
  let wasKey = false
  const use = ({ target }: Event) => {
    const dialog = target instanceof Element && target.closest('[data-asks]')
    if (dialog) open.set(dialog, true)
  }
  addEventListener('pointerdown', () => (wasKey = false), true)
  addEventListener(
    'keydown',
    (event) => {
      wasKey = true
      if (!['Escape', 'Tab', 'Shift'].includes(event.key)) use(event)
    },
    true,
  )
  new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('[data-asks]'))
      if (!open.has(dialog)) open.set(dialog, false)
    for (const [dialog, isUsed] of open) {
      if (dialog.isConnected) continue
      open.delete(dialog)
      window.tellWalked?.({ name: dialog.getAttribute('data-asks') ?? '', isUsed, isLeftByKey: wasKey })
    }
  }).observe(document, { childList: true, subtree: true })
}
