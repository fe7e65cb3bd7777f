import { describe, expect, it } from 'vitest'
import { dialogWidths } from './dialog-definition.ts'
import { type DialogName, dialogTable } from './dialog-table.ts'
import { createDialogs } from './dialogs.ts'

const question = { title: 'T', question: 'Q', answers: [{ value: 'yes', label: 'Yes' }] }
const openKey = (dialogs: ReturnType<typeof createDialogs>) => dialogs.store.getState().open[0]?.key ?? 0

describe('dialogs', () => {
  it('[A-20] [D-54 part] a proper close resolves: with the answer, or with null for Esc and outside', async () => {
    const dialogs = createDialogs()
    const first = dialogs.ask('ask', question)
    dialogs.answer(openKey(dialogs), 'yes')
    expect(await first).toEqual({ ok: true, value: 'yes' })

    const second = dialogs.ask('ask', question)
    dialogs.answer(openKey(dialogs), null)
    expect(await second).toEqual({ ok: true, value: null })
    expect(dialogs.store.getState().open).toEqual([])
  })

  it('[A-20] any other close is a refusal', async () => {
    const dialogs = createDialogs()
    const asked = dialogs.ask('ask', question)
    dialogs.dropAll()
    expect(await asked).toMatchObject({ ok: false })
  })

  it('[A-20] opening without a configuration is refused in the given words', async () => {
    const asked = await createDialogs().ask('ask', undefined as never)
    expect(asked).toEqual({ ok: false, message: 'No modal configuration provided' })
  })

  it('[A-21] a single-instance dialog that is open already is refused, and says so; others lie on each other', async () => {
    const dialogs = createDialogs()
    void dialogs.ask('login', { redirectFrom: null })
    expect(await dialogs.ask('login', { redirectFrom: '/projects' })).toEqual({
      ok: false,
      message: 'The dialog is open already',
      alreadyOpened: true,
    })

    void dialogs.ask('ask', question)
    void dialogs.ask('ask', { ...question, question: 'Another' })
    const open = dialogs.store.getState().open.map(({ name }) => name)
    expect(open).toEqual(['login', 'ask', 'ask'])
    // A second click asks nothing else.
    expect(await dialogs.ask('ask', question)).toMatchObject({ ok: false, alreadyOpened: true })
  })

  it('[A-23] [A-137 part] [H-21] [A-27 part] widths and persistence as listed', () => {
    expect(dialogWidths).toEqual({ small: 300, medium: 500, large: 800, extraLarge: 1140 })
    const widthOf = (name: DialogName) => dialogTable[name].width ?? dialogWidths.medium
    const listed = {
      400: 'addLinks',
      500: 'ask',
      800: 'variantChoice',
      1000: 'designClass',
      1200: 'roomDesign',
    } as const
    for (const [width, name] of Object.entries(listed)) expect(widthOf(name), name).toBe(Number(width))
    for (const prompt of ['ask', 'info', 'input', 'deleteProject', 'autosaved'] as const)
      expect(widthOf(prompt), prompt).toBe(500)
    for (const name of ['customerAssignment', 'bookMaintenance'] as const)
      expect(widthOf(name), name).toBe(800)

    expect(dialogTable.roomDesign.persistence({})).toBe('persistent')
    expect(dialogTable.roomDesign.persistence({ purpose: 'change' })).toBe('semipersistent')
    expect(dialogTable.customerAssignment.persistence({ forced: true })).toBe('persistent')
    expect(dialogTable.customerAssignment.persistence({ forced: false })).not.toBe('persistent')
  })
})
