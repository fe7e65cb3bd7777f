import type { CDPSession, Page } from '@playwright/test'
import { type Profile, ProfileReader, type Window } from './profile-reader.ts'
import { Times } from './times.ts'

type Options = {
  readonly dist: string
  readonly print: (line: string) => void
  readonly explains: boolean
}

type Step = { readonly script: number; readonly window: Window }

/**
 * CPU milliseconds of script on the page's main thread, by the browser's own count, which leaves layout, style and
 * paint out. Of that, a sampling profile tells the share that Three.js spends drawing.
 */
export class ScriptMeter {
  readonly #page: Page
  readonly #client: CDPSession
  readonly #options: Options
  readonly #reader: ProfileReader
  #steps: Step[] = []

  static async on(page: Page, options: Options): Promise<ScriptMeter> {
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    await client.send('Profiler.enable')
    await client.send('Profiler.setSamplingInterval', { interval: 250 })
    return new ScriptMeter(page, client, options)
  }

  private constructor(page: Page, client: CDPSession, options: Options) {
    this.#page = page
    this.#client = client
    this.#options = options
    this.#reader = new ProfileReader(options.dist)
  }

  /** One figure: everything that `each` spends inside of `step`. */
  async measure<Part>(
    name: string,
    parts: readonly Part[],
    each: (part: Part) => Promise<unknown>,
  ): Promise<void> {
    this.#steps = []
    await this.#client.send('Profiler.start')
    for (const part of parts) await each(part)
    const { profile } = (await this.#client.send('Profiler.stop')) as { profile: Profile }
    const { drawing, functions } = this.#reader.sharesOf(
      profile,
      this.#steps.map(({ window }) => window),
    )
    const [own, drawn] = [new Times(), new Times()]
    this.#steps.forEach(({ script }, at) => {
      own.add(script * (1 - (drawing[at] ?? 0)))
      drawn.add(script * (drawing[at] ?? 0))
    })
    const beside = drawn.at(0.5) > 0 ? `, beside ${drawn.line()} for drawing` : ''
    this.#options.print(`${name} ${own.line()}${beside}`)
    if (!this.#options.explains) return
    for (const [where, share] of functions.slice(0, 70)) {
      this.#options.print(`    ${(share * 100).toFixed(1).padStart(5)} % ${where}`)
    }
  }

  /** From an input until two frames later, when all that follows from it is done. */
  async step(act: () => Promise<unknown>): Promise<void> {
    const before = await this.#now()
    await act()
    await this.#page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    )
    const after = await this.#now()
    this.#steps.push({ script: after.script - before.script, window: [before.at, after.at] })
  }

  /** Milliseconds of script so far, and microseconds on the clock of profiles. */
  async #now() {
    const { metrics } = await this.#client.send('Performance.getMetrics')
    const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
    return { script: seconds('ScriptDuration') * 1e3, at: seconds('Timestamp') * 1e6 }
  }
}
