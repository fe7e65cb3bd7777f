import { afterEach, describe, expect, it } from 'vitest'
import { descendants, surroundings } from '../../../../tools/stack/descendants.ts'
import { createTypesetter, type Typesetter, type TypesetterOptions } from './create-typesetter.ts'

let typesetter: Typesetter
const told: string[] = []
afterEach(() => typesetter.close())

function open(limits: Partial<TypesetterOptions> = {}): Typesetter {
  told.length = 0
  typesetter = createTypesetter({ log: (what) => told.push(what), ...limits })
  return typesetter
}

const titled = (text: string) => ({ template: `#set document(title: "Test")\n${text}`, files: {} })
const short = titled('A page')
/** Turns for ever without growing, as no data could make a template of ours; it stands for all that takes too long. */
const endless = titled(
  '#{ let x = 0; for i in range(9999) { for j in range(9999) { x = calc.rem(x + j, 7) } } }',
)
const greedy = titled('#("x" * 800000000).len()')
const named = 'typesetting-process'

describe('a document is set', () => {
  it('in a process that is kept, sees none of our secrets and, where the machine permits it, no network', async () => {
    process.env.DATABASE_URL = 'postgres://secret'
    open()
    expect(await typesetter.typeset(short)).toMatchObject({ ok: true, value: { pages: 1 } })
    delete process.env.DATABASE_URL
    const [first = 0] = descendants(named)
    const { environment, devices } = surroundings(first)
    expect(environment).toContain('PATH=')
    expect(environment).not.toContain('secret')
    if (!told.join().includes('network not cut off')) expect(devices).toEqual(['lo'])

    await typesetter.typeset(short)
    expect(descendants(named)).toEqual([first])
    expect(told).toHaveLength(1)
    await typesetter.close()
    expect(descendants(named)).toEqual([])
  })

  it('with the picture of its pages ahead of the PDF, and the same picture in the answer', async () => {
    open()
    const early: string[] = []
    let isDone = false
    const made = typesetter.typeset(short, {
      onPreview(preview) {
        expect(isDone).toBe(false)
        early.push(preview)
      },
    })
    void made.finally(() => {
      isDone = true
    })
    expect(await made).toMatchObject({ ok: true, value: { preview: early[0], pages: 1 } })
    expect(early).toEqual([expect.stringMatching(/^<svg/)])
  })

  it('at once where one was made ready before: who asks meanwhile waits for it, and starts no other', async () => {
    open()
    typesetter.warmUp()
    expect(await typesetter.typeset(short)).toMatchObject({ ok: true })
    expect(descendants(named)).toHaveLength(1)
  })

  it('beside one that takes too long, which is refused with words and leaves nothing running', async () => {
    open({ milliseconds: 4_000 })
    const slow = typesetter.typeset(endless)
    let isSlowOver = false
    void slow.then(() => {
      isSlowOver = true
    })
    expect(await typesetter.typeset(short)).toMatchObject({ ok: true })
    expect(isSlowOver).toBe(false)
    expect(await slow).toEqual({
      ok: false,
      message: 'The document is too large: its pages take too long to set.',
    })
    expect(descendants(named)).toHaveLength(1)
    expect(await typesetter.typeset(short)).toMatchObject({ ok: true })
  })

  it('or refused when it needs too much memory, and the next one is set', async () => {
    open({ memoryBytes: 200e6 })
    expect(await typesetter.typeset(greedy)).toEqual({
      ok: false,
      message: 'The document is too large: its pages need more memory than there is.',
    })
    expect(await typesetter.typeset(short)).toMatchObject({ ok: true })
  })

  it('by a new process when the kept one was ended; one ended under its work is told as a failure', async () => {
    open()
    await typesetter.typeset(short)
    const [first = 0] = descendants(named)
    process.kill(first, 'SIGKILL')
    expect(await typesetter.typeset(short)).toMatchObject({ ok: true })

    await typesetter.close()
    open()
    const under = typesetter.typeset(endless)
    await expect.poll(() => descendants(named), { timeout: 20_000 }).toHaveLength(1)
    process.kill(descendants(named)[0] ?? 0, 'SIGKILL')
    await expect(under).rejects.toThrow('The process ended')
  })

  it('until nobody wants it any more', async () => {
    open()
    const stop = new AbortController()
    const under = typesetter.typeset(endless, { signal: stop.signal })
    await expect.poll(() => descendants(named), { timeout: 20_000 }).toHaveLength(1)
    stop.abort(new Error('given up'))
    await expect(under).rejects.toThrow('given up')
    expect(descendants(named)).toEqual([])
  })

  it('or fails with what the typesetter says of a broken template', async () => {
    open()
    await expect(typesetter.typeset(titled('#read("/etc/hosts")'))).rejects.toThrow('file not found')
    expect(await typesetter.typeset(short)).toMatchObject({ ok: true })
  })
})
