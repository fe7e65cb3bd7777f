import { expect, type Page } from '@playwright/test'

/** Presses Tab until the named control has the focus, as a person without a mouse would; how often. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  for (let presses = 1; presses <= 80; presses++) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element) return ''
      const label = element.getAttribute('aria-label') ?? element.getAttribute('title')
      const labelled = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : ''
      return label ?? (labelled || (element.textContent ?? ''))
    })
    if (name.test(focused.trim())) return presses
  }
  throw new Error(`No control called ${name} was reached by ${key}`)
}

/** From now on: a key as soon as something can be seen, before the page has done anything else. */
export async function pressOnceSeen(page: Page, selector: string, key: string): Promise<void> {
  await page.evaluate(
    ({ selector, key }) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(selector)) return
        watch.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      })
      watch.observe(document, { childList: true, subtree: true })
    },
    { selector, key },
  )
}

/** Anything that can be done, by the first letters of what it is called. */
export async function act(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find an action' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(name)
  await expect(palette.getByRole('option', { selected: true })).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
}

export async function typeLine(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Types a number into a field of the inspector for what is selected. */
export async function inspect(page: Page, name: RegExp, value: string): Promise<void> {
  await act(page, 'Go to the inspector')
  await tabTo(page, name)
  await page.keyboard.press('Control+a')
  await typeLine(page, value)
}

/** Selects a line of the outline, walked from its top. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await act(page, 'Outline')
  const line = page.locator('[role=treeitem]:focus')
  await expect(line).toHaveCount(1)
  await page.keyboard.press('Home')
  for (let lines = 0; lines < 40; lines++) {
    const told = (await line.textContent()) ?? ''
    if (name.test(told)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`No line called ${name} in the outline`)
}

/** Walks the corners until one is selected from which walls lead these ways. */
export async function chooseCorner(page: Page, ways: readonly string[]): Promise<void> {
  const inspector = page.getByRole('region', { name: 'Inspector' })
  for (let corners = 0; corners < 20; corners++) {
    await page.keyboard.press('k')
    await expect(inspector.getByRole('heading', { name: 'Corner', exact: true })).toBeVisible()
    const fields = ways.map((way) => inspector.getByRole('textbox', { name: way, exact: true }).count())
    if ((await Promise.all(fields)).every((count) => count === 1)) return
  }
  throw new Error(`No corner with walls ${ways.join(' and ')}`)
}

/** How often anything like a mouse or a finger was heard by the page, from its beginning on. */
export async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { pointers: 0 }
    Object.assign(window, { heard })
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
      window.addEventListener(kind, () => heard.pointers++, { capture: true, passive: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: { pointers: number } }).heard.pointers)
}
