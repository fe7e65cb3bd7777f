import type { Letterhead } from '@arredo/contract'

export const demoLetterhead: Letterhead = {
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
