import type { App } from '@arredo/flows'
import type { JSHandle, Page } from '@playwright/test'

type Fiber = {
  readonly memoizedProps?: { readonly app?: App } | null
  readonly child?: Fiber | null
}

/** The application behind a page. Nothing in the page leads to it, nor should: React knows what it was given. */
export async function appOf(page: Page): Promise<JSHandle<App>> {
  return page.evaluateHandle(() => {
    const root = document.getElementById('root')
    const place = Object.keys(root ?? {}).find((key) => key.startsWith('__reactContainer'))
    let fiber: Fiber | null | undefined = root?.[place as keyof HTMLElement] as unknown as Fiber
    while (fiber && !fiber.memoizedProps?.app) fiber = fiber.child
    const app = fiber?.memoizedProps?.app
    if (!app) throw new Error('No application in this page')
    return app
  })
}

/** As the settings do, for every language there are words for, the brand's or not. */
export async function speak(page: Page, language: string): Promise<void> {
  const app = await appOf(page)
  await app.evaluate(async ({ ports, session }, code) => {
    await ports.showLanguage(code)
    session.setState({ language: code })
  }, language)
}
