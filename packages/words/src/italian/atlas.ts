import type { Dictionary } from '../dictionary.ts'

/** The screens that Atlas alone has. */
export const atlasInItalian: Dictionary = {
  'No account yet?': 'Non hai ancora un account?',
  'Visit our showroom': 'Vieni nel nostro showroom',
  'See fronts, handles and worktops with your own eyes, and plan your room with one of our designers.':
    'Guarda dal vivo ante, maniglie e piani di lavoro, e progetta la tua stanza con uno dei nostri designer.',
  'Where to find us': 'Dove siamo',
  'What to bring': 'Che cosa portare',
  'The measures of your room: walls, windows, doors, and how high it is':
    'Le misure della stanza: pareti, finestre, porte e altezza',
  'Photographs of where water, gas and electricity come out of the wall':
    'Fotografie degli attacchi di acqua, gas ed elettricità',
  'What you want to keep, and its size': 'Che cosa vuoi tenere, e quanto misura',
}
