import { describe, expect, it } from 'vitest'
import type { BrandRecord } from './brand.ts'
import { readConfigFile, toConfigFile } from './config.ts'

const brand: BrandRecord = {
  name: 'Test',
  screens: 'base',
  legalLine: 'Test Ltd',
  supportUrl: 'https://support.example',
  logo: { letter: 'T', svg: null },
  palette: { primary: '#123456', secondary: '#646464', error: '#b00020', statuses: { offer: '#00aa00' } },
  languages: ['en', 'it'],
  detectBrowserLanguage: { enabled: true, fallback: 'en' },
  isguest: true,
  isCustomerLogin: false,
  guestMaySave: false,
  selectRoom: true,
  customerAssignment: true,
  customerAssignmentForced: false,
  measures: {
    length: 'MM',
    weight: 'KG',
    volume: 'CR',
    imperial: { disableFor: ['CA'], forceFor: [] },
  },
  lengthDecimals: 0,
  currency: 'EUR',
  currencyForced: [{ country: 'CH', currency: 'CHF' }],
  applyMode: 0,
  designClasses: { handle: { comp: 'handles' } },
  hostOrigins: ['https://shop.example'],
  askLeavePage: false,
  printings: { validity: 45 },
}

describe('the configuration file', () => {
  it('[A-74 part, A-182 part] [A-183 part] carries a brand over the border in the given field names and back', () => {
    const file = JSON.parse(JSON.stringify(toConfigFile(brand, 3, ['summary'])))

    expect(file.dclass.handle.comp).toBe('handles')
    expect(file.printings).toEqual({ validity: 45 })
    expect(file.config.currencyForced).toEqual([{ country: 'CH', currency: 'CHF' }])
    expect(file.devexpress).toEqual({ printServer: '/', reports: { selected: ['summary'] } })
    expect(readConfigFile(file)).toEqual({ ok: true, value: { ...brand, version: 3, printServer: '/' } })
  })

  it('[A-110] answers a missing or wrong file in the exact words', () => {
    const words = { ok: false, message: 'Error: Missing or wrong configuration file' }
    const { config: _, ...withoutConfig } = toConfigFile(brand, 1, [])

    for (const wrong of [
      undefined,
      null,
      '',
      {},
      [],
      withoutConfig,
      { ...toConfigFile(brand, 1, []), dclass: 4 },
    ]) {
      expect(readConfigFile(wrong)).toEqual(words)
    }
  })

  it('[D-83 part] never serves a field that was not named for it', () => {
    const withSecret = { ...brand, mailPassword: 'hunter2' }

    expect(JSON.stringify(toConfigFile(withSecret, 1, []))).not.toContain('hunter2')
  })
})
