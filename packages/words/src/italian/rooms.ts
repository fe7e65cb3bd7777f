import type { Dictionary } from '../dictionary.ts'

/** Furnished rooms, the demo and the sample project. */
export const roomsInItalian: Dictionary = {
  Demo: 'Demo',
  'Furnished rooms': 'Ambienti arredati',
  'Furnished rooms with their price. Open one, change what you like, and make it yours.':
    'Ambienti arredati con il loro prezzo. Aprine uno, cambia quello che vuoi e rendilo tuo.',
  Inspiration: 'Ispirazione',
  'Log in to try the planner.': 'Accedi per provare il programma.',
  'No furnished rooms yet': 'Ancora nessun ambiente arredato',
  'Open in the planner': 'Apri e progetta',
  'Rooms that come with a catalogue are shown here, ready to be changed.':
    'Qui trovi gli ambienti dei cataloghi, pronti da modificare.',
  Sample: 'Esempio',
  'The demo could not be opened': 'Non è stato possibile aprire la demo',
  'The rooms could not be loaded': 'Non è stato possibile caricare gli ambienti',
  'Try it now': 'Provalo ora',
  'Try it now: {{name}}': 'Provalo ora: {{name}}',
  'Your room is being furnished…': 'Stiamo arredando la tua stanza…',
  'as shown, with VAT': 'come mostrato, IVA inclusa',
  'as shown, without VAT': 'come mostrato, IVA esclusa',
}
