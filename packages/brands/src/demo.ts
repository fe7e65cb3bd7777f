import type { BrandRecord, Letterhead } from '@arredo/contract'
import { plainBrand } from './plain.ts'
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

/** D-76: this brand keeps no customer without having asked. */
const customerConsent: BrandRecord['customerConsent'] = {
  required: true,
  text: {
    en: 'May we keep your name, address and number to plan with you, make offers and deliver? You can take this back at any time.',
    it: 'Possiamo conservare nome, indirizzo e numero per progettare con Lei, fare offerte e consegnare? Può revocare il consenso in qualsiasi momento.',
  },
}

// Seventeen of the eighteen: themes without a colour for `validated` borrow that of `approved` (D-46).
const { validated: _, ...statuses } = statusColours

/** The base theme, as the demo tenant shows it. */
export const demoBrand: BrandRecord = {
  ...plainBrand('Arredo Demo'),
  supportUrl: 'https://support.demo.example',
  palette: { primary: '#e45a3f', secondary: '#646464', error: '#b3261e', statuses },
  languages: ['en', 'it'],
  isguest: true,
  isCustomerLogin: true,
  guestMaySave: true,
  customerConsent,
  accessoriesCatalogue: 'DECOR',
  letterhead: demoLetterhead,
}
