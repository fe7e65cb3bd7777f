import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { appForTests } from '../testing/app-for-tests.ts'
import { askDesignClass } from './ask-design-class.ts'
import { askRuleVariant } from './ask-rule-variant.ts'
import { dialogTable } from './dialog-table.ts'
import type { VariantQuestion } from './variant-question.ts'

function question(variant: Partial<VariantQuestion['variant']> = {}): VariantQuestion {
  return {
    variant: { code: 'FRONT', name: { en: 'Front' }, mandatory: true, ...variant },
    options: [],
    chosen: null,
    currency: null,
    differences: createStore(() => new Map()),
  }
}

describe('closing a dialog of a rule', () => {
  const pack = { designClasses: { COLOUR: { component: 'Swatches' } } }

  it.each([
    ['variant', 'variantChoice', question()],
    ['class', 'designClass', question({ designClass: 'COLOUR' })],
  ] as const)(
    '[A-24] of a %s returns (true, data) with a response, else (false, false)',
    async (_, name, asked) => {
      const { app } = appForTests()
      const close = async (how: (key: number) => void) => {
        const answered = askRuleVariant(app, asked, pack)
        await Promise.resolve()
        const open = app.dialogs.store.getState().open[0]
        expect(open?.name).toBe(name)
        how(open?.key ?? 0)
        return answered
      }
      const data = { kind: 'select', value: 'OAK' }
      expect(await close((key) => app.dialogs.answer(key, data))).toEqual([true, data])
      expect(await close((key) => app.dialogs.answer(key, null))).toEqual([false, false])
      expect(await close(() => app.dialogs.dropAll())).toEqual([false, false])
    },
  )
})

describe('choosing a variant in a dialog', () => {
  it('[A-25 part] [A-26 part] is 800 and 1000 wide, and is not left without a choice where one is mandatory', () => {
    expect(dialogTable.variantChoice.width).toBe(800)
    expect(dialogTable.designClass.width).toBe(1000)
    for (const { persistence } of [dialogTable.variantChoice, dialogTable.designClass]) {
      expect(persistence(question())).toBe('persistent')
      expect(persistence(question({ mandatory: false }))).toBe('semipersistent')
    }
  })

  it('[A-26 part] a variant without a class, or of a class nobody declares, is refused in the given words', async () => {
    const { app } = appForTests({}, { config: { designClasses: { BRAND: { comp: 'Own' } } } })
    const pack = { designClasses: { COLOUR: { component: 'Swatches' } } }
    expect(await askDesignClass(app, question(), pack)).toEqual({
      ok: false,
      message: 'This variable is not a dClass',
    })
    expect(await askDesignClass(app, question({ designClass: 'HANDLE' }), pack)).toEqual({
      ok: false,
      message: 'dClass is not declared in configuration file',
    })
  })

  it('[A-26 part] [A-149 part] the part before the bars names the class; the answer is the selection', async () => {
    const { app } = appForTests({}, { config: { designClasses: { BRAND: { comp: 'Own' } } } })
    const pack = { designClasses: { COLOUR: { component: 'Swatches' } } }
    for (const designClass of ['COLOUR', 'BRAND||wide']) {
      const asked = askDesignClass(app, question({ designClass }), pack)
      await Promise.resolve()
      const open = app.dialogs.store.getState().open[0]
      expect(open?.name).toBe('designClass')
      app.dialogs.answer(open?.key ?? 0, { kind: 'select', value: 'OAK' })
      expect(await asked).toEqual({ ok: true, value: { kind: 'select', value: 'OAK' } })
    }
  })
})
