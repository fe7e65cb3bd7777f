import type { CDPSession, Page } from '@playwright/test'
import { cutAt, frameMarks, markFrames } from './frame-marks.ts'
import { type Profile, ProfileReader, type Window } from './profile-reader.ts'
import { Times } from './times.ts'

type Options = {
  readonly dist: string
  readonly print: (line: string) => void
  readonly explains: boolean
  /** By figure; given, calls are counted instead of milliseconds. */
  readonly mostCalls: ReadonlyMap<string, number> | null
  /** Each frame counts in which we do something, instead of the step; a step that shows nothing new does not count. */
  readonly byFrame?: true
}

type Step = { readonly script: number; readonly window: Window; readonly calls: number }

/** Microseconds from one look of the profiler to the next. */
const interval = 250

const framesOfStep = 4

/** Milliseconds of our own: with less a frame only draws, as when the picture ripens. */
const something = 0.5

/** Counts hardly differ from step to step. */
const enoughToCount = 15

/**
 * CPU milliseconds of script on the page's main thread, by the browser's own count, which leaves layout, style and
 * paint out. Of that, a sampling profile tells the share that Three.js spends drawing, and the share of the script by
 * which the browser is driven, which no page has.
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
    await client.send('Profiler.setSamplingInterval', { interval })
    if (options.mostCalls) await client.send('Profiler.startPreciseCoverage', { callCount: true })
    return new ScriptMeter(page, client, options)
  }

  private constructor(page: Page, client: CDPSession, options: Options) {
    this.#page = page
    this.#client = client
    this.#options = options
    this.#reader = new ProfileReader(options.dist)
  }

  /** One figure: everything that `each` spends inside of `step`; the answer is what of it was not drawing. */
  async measure<Part>(
    name: string,
    parts: readonly Part[],
    each: (part: Part) => Promise<unknown>,
  ): Promise<Times> {
    this.#steps = []
    if (this.#options.mostCalls) {
      for (const part of parts.slice(0, enoughToCount)) await each(part)
      this.#judge(name, this.#options.mostCalls)
      return new Times()
    }
    const { byFrame } = this.#options
    if (byFrame) await markFrames(this.#page)
    await this.#client.send('Profiler.start')
    for (const part of parts) await each(part)
    const { profile } = (await this.#client.send('Profiler.stop')) as { profile: Profile }
    const marks = byFrame ? await this.#marks() : []
    const parted = this.#steps.map(({ script, window }) => ({ script, frames: cutAt(window, marks) }))
    const windows = parted.flatMap(({ frames }) => frames)
    const { spent, functions } = this.#reader.sharesOf(profile, windows, 2 * interval)
    const [own, dearest, drawn] = [new Times(), new Times(), new Times()]
    let first = 0
    for (const { script, frames } of parted) {
      const ofStep = spent.slice(first, first + frames.length)
      first += frames.length
      const whole = ofStep.reduce((sum, { all }) => sum + all, 0)
      const milliseconds = (took: number) => (whole === 0 ? 0 : (script * took) / whole)
      const isDrawn = ofStep.some((frame) => frame.drawn > 0)
      if (byFrame && !isDrawn) continue
      const ours = ofStep.map((frame) => milliseconds(frame.all - frame.drawn - frame.driven))
      for (const each of ours) if (!byFrame || each > something) own.add(each)
      dearest.add(Math.max(...ours))
      drawn.add(Math.max(...ofStep.map((frame) => milliseconds(frame.drawn))))
    }
    const ofMove = byFrame ? `, in the dearest of each move ${dearest.line()}` : ''
    const beside = drawn.at(0.5) > 0 ? `, beside ${drawn.line()} for drawing` : ''
    this.#options.print(`${name} ${own.line()}${ofMove}${beside}`)
    if (!this.#options.explains) return own
    for (const [where, share] of functions.slice(0, 70)) {
      this.#options.print(`    ${(share * 100).toFixed(1).padStart(5)} % ${where}`)
    }
    return own
  }

  /** From an input until all that follows from it is done, some frames later. */
  async step(act: () => Promise<unknown>): Promise<void> {
    const before = await this.#now()
    await this.#calls()
    await act()
    await this.#page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
    }, framesOfStep)
    const after = await this.#now()
    const calls = await this.#calls()
    this.#steps.push({ script: after.script - before.script, window: [before.at, after.at], calls })
  }

  /** The usual step counts: now and then a clock ticks in one, or an answer of the engine arrives. */
  #judge(name: string, mostCalls: ReadonlyMap<string, number>): void {
    const counts = this.#steps.map(({ calls }) => calls).sort((one, two) => one - two)
    const usual = counts[Math.floor(counts.length / 2)] ?? Number.NaN
    const most = mostCalls.get(name) ?? Number.POSITIVE_INFINITY
    const isWithin = usual <= most
    this.#options.print(`${name} ${usual} calls, at most ${most}${isWithin ? '' : ': TOO MANY'}`)
    if (!isWithin) process.exitCode = 1
  }

  /** Of functions since it was asked last, ours and those of libraries: the same number on every machine. */
  async #calls(): Promise<number> {
    if (!this.#options.mostCalls) return 0
    const { result } = await this.#client.send('Profiler.takePreciseCoverage')
    const functions = result.filter(({ url }) => url.startsWith('http')).flatMap((script) => script.functions)
    return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
  }

  /** Milliseconds of script so far, and microseconds on the clock of profiles. */
  async #now() {
    const { metrics } = await this.#client.send('Performance.getMetrics')
    const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
    const [at, origin] = [seconds('Timestamp') * 1e6, seconds('NavigationStart') * 1e6]
    return { script: seconds('ScriptDuration') * 1e3, at, origin }
  }

  /** When frames began, on the clock of profiles. */
  async #marks(): Promise<readonly number[]> {
    const { origin } = await this.#now()
    const marks = await frameMarks(this.#page)
    return marks.map((mark) => origin + mark * 1e3)
  }
}
