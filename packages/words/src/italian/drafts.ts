import type { Dictionary } from '../dictionary.ts'

export const draftsInItalian: Dictionary = {
  'Autosaved project': 'Progetto salvato automaticamente',
  'Autosaved projects': 'Progetti salvati automaticamente',
  'Delete autosaved project': 'Elimina il progetto salvato automaticamente',
  'There is work that was not saved.': 'C’è del lavoro che non è stato salvato.',
  'There is work that was not saved. Would you like to go on with it?':
    'C’è del lavoro che non è stato salvato. Continuare da lì?',
  'Last changed {{when}}': 'Ultima modifica {{when}}',
  'Keeping draft…': 'Conservazione della bozza…',
  'Draft kept': 'Bozza conservata',
  'Draft kept on this device': 'Bozza conservata su questo dispositivo',
  'Offline, kept on this device': 'Offline, conservato su questo dispositivo',
  'Offline, {{count}} changes kept on this device_one':
    'Offline, {{count}} modifica conservata su questo dispositivo',
  'Offline, {{count}} changes kept on this device_many':
    'Offline, {{count}} modifiche conservate su questo dispositivo',
  'Offline, {{count}} changes kept on this device_other':
    'Offline, {{count}} modifiche conservate su questo dispositivo',
  'Cannot be kept: save now': 'Non si può conservare: salvare ora',
  'This draft is no longer there': 'Questa bozza non c’è più',
  'Its project is gone or no longer yours: this is the draft, as a new project.':
    'Il suo progetto non c’è più o non è più accessibile: questa è la bozza, come nuovo progetto.',
}
