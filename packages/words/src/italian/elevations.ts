import type { Dictionary } from '../dictionary.ts'

export const elevationsInItalian: Dictionary = {
  'Distance above: {{value}}': 'Distanza sopra: {{value}}',
  'Distance below: {{value}}': 'Distanza sotto: {{value}}',
  'Look at this wall': 'Guarda questa parete',
  'Sill {{height}}': 'Davanzale {{height}}',
  'Wall {{letter}}': 'Parete {{letter}}',
}
