import type { Page } from '@playwright/test'

export const tourSizes = {
  desk: { width: 1600, height: 1000 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

export type SizeName = keyof typeof tourSizes

type StopOptions = {
  /** All of them, unless what is shown belongs to some. */
  readonly sizes?: readonly SizeName[]
  /** Opens what another size of the window closes. */
  readonly show?: () => Promise<void>
}

/** Something to be looked at in every size: to be photographed, or checked. */
export type Stop = (page: Page, name: string, options?: StopOptions) => Promise<void>

/** A page of its own at home: another device, whoever uses it. */
export type Enter = (who: 'seller' | 'admin' | 'guest') => Promise<Page>

type Step = (page: Page, stop: Stop, enter: Enter) => Promise<void>

/** One way through the application that reaches many states, each once. */
export type Tour = {
  readonly name: string
  readonly brand: 'atlas' | 'demo'
  readonly who: Parameters<Enter>[0]
  /** One after the other, with the page of who goes. */
  readonly steps: readonly Step[]
}
