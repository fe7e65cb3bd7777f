import { describe, expect, it } from 'vitest'
import { dialogTable, dialogWidths } from './dialog-table.ts'
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

  it('[A-21] a dialog that is open already is refused, and says so', async () => {
    const dialogs = createDialogs()
    void dialogs.ask('ask', question)
    expect(await dialogs.ask('ask', question)).toMatchObject({ ok: false, alreadyOpened: true })
    expect(dialogs.store.getState().open).toHaveLength(1)
  })

  it('[A-23 part] [H-21] [A-27 part] widths and persistence as listed', () => {
    expect(dialogWidths).toEqual({ small: 300, medium: 500, large: 800, extraLarge: 1140 })
    expect(dialogTable.roomDesign.width).toBe(1200)
    expect(dialogTable.roomDesign.persistence({})).toBe('persistent')
    expect(dialogTable.roomDesign.persistence({ purpose: 'change' })).toBe('semipersistent')
    expect(dialogTable.customerAssignment.width).toBe(800)
    expect(dialogTable.customerAssignment.persistence({ forced: true })).toBe('persistent')
    expect(dialogTable.customerAssignment.persistence({ forced: false })).not.toBe('persistent')
    expect(dialogTable.ask.width).toBe(500)
  })
})
