import type { BrandRecord } from '@arredo/contract'
import { statusColours } from './status-colours.ts'

/** What a new brand begins with: quiet colours, English, and nobody let in but who has an account. */
export function plainBrand(name: string): BrandRecord {
  return {
    name,
    screens: 'base',
    legalLine: `© ${name}`,
    supportUrl: '',
    logo: { letter: name.trim().slice(0, 1).toUpperCase(), svg: null },
    palette: { primary: '#2f5d62', secondary: '#646464', error: '#b3261e', statuses: statusColours },
    languages: ['en'],
    detectBrowserLanguage: { enabled: true, fallback: 'en' },
    isguest: false,
    isCustomerLogin: false,
    guestMaySave: false,
    selectRoom: true,
    customerAssignment: false,
    customerAssignmentForced: false,
    measures: { length: 'MM', weight: 'KG', volume: 'CR', imperial: { disableFor: [], forceFor: [] } },
    lengthDecimals: 0,
    currency: 'EUR',
    currencyForced: [],
    applyMode: 0,
    designClasses: {},
    hostOrigins: [],
  }
}
