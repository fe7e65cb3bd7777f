import type { Dictionary } from '../dictionary.ts'

/** What a guest goes home with, and comes back to. */
export const guestsInItalian: Dictionary = {
  'Continue your room': 'Continua la tua stanza',
  'Continue {{name}}': 'Continua {{name}}',
  'Your rooms could not be loaded': 'Non è stato possibile caricare le tue stanze',
}
