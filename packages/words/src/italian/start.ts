import type { Dictionary } from '../dictionary.ts'

export const startInItalian: Dictionary = {
  'Choose a look': 'Scegli uno stile',
  'What you place is made like this from now on. You can change it at any time.':
    'Ciò che inserisci d’ora in poi è fatto così. Puoi cambiarlo quando vuoi.',
  'Use this look': 'Usa questo stile',
}
