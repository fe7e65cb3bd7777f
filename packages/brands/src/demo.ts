import type { BrandRecord, Letterhead } from '@arredo/contract'
import { statusColours } from './status-colours.ts'

const demoLetterhead: Letterhead = {
  name: 'Arredo Demo',
  lines: ['Corso delle Botteghe 8', '20121 Milano', 'Italia'],
  contact: '+39 02 0000 0000 · hello@demo.example',
  legalLine: 'Arredo Demo · a sample brand, not a company',
  terms: {
    en: ['This is a sample. Nothing in it binds anybody.'],
    it: ['Questo è un esempio. Nulla di ciò che contiene è vincolante.'],
  },
  timeZone: 'Europe/Rome',
}

// Seventeen of the eighteen: themes without a colour for `validated` borrow that of `approved` (D-46).
const { validated: _, ...statuses } = statusColours

/** The base theme, as the demo tenant shows it. */
export const demoBrand: BrandRecord = {
  name: 'Arredo Demo',
  screens: 'base',
  legalLine: '© Arredo Demo',
  supportUrl: 'https://support.demo.example',
  logo: { letter: 'A', svg: null },
  palette: { primary: '#e45a3f', secondary: '#646464', error: '#b3261e', statuses },
  languages: ['en', 'it'],
  detectBrowserLanguage: { enabled: true, fallback: 'en' },
  isguest: true,
  isCustomerLogin: true,
  guestMaySave: true,
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
  letterhead: demoLetterhead,
}
