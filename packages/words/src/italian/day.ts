import type { Dictionary } from '../dictionary.ts'

/** What waits for a seller at home. */
export const dayInItalian: Dictionary = {
  Accepted: 'Accettati',
  'Lapsed {{date}}': 'Scaduta il {{date}}',
  'Lapses in {{count}} days_one': 'Scade domani',
  'Lapses in {{count}} days_many': 'Scade tra {{count}} giorni',
  'Lapses in {{count}} days_other': 'Scade tra {{count}} giorni',
  'Lapses today': 'Scade oggi',
  'Not saved yet': 'Non ancora salvati',
  'Nothing waits for you: no offer lapses, nothing is to be ordered.':
    'Niente vi attende: nessuna offerta scade, nulla è da ordinare.',
  'Offers that are out': 'Offerte in corso',
  'Offers that lapse': 'Offerte in scadenza',
  'Ready for you': 'Pronti per voi',
  'The day could not be loaded': 'Impossibile caricare la giornata',
  Today: 'Oggi',
}
