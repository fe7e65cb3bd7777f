import type { Dictionary } from '../dictionary.ts'

/** Delete and bring back, statuses, versions, change orders, the log and what people are told. */
export const projectLifeInItalian: Dictionary = {
  '“{{name}}” goes into the bin. It can be brought back for {{days}} days.':
    '«{{name}}» va nel cestino. Si può recuperare per {{days}} giorni.',
  '{{name}} deleted it. Your changes are still here: bring the project back and save them into it, or save them as a new one.':
    '{{name}} l’ha eliminato. Le tue modifiche sono ancora qui: recupera il progetto e salvale al suo interno, oppure salvale come progetto nuovo.',
  'An ordered project stays: it cannot be deleted': 'Un progetto ordinato resta: non si può eliminare',
  Bin: 'Cestino',
  'Bring back': 'Recupera',
  'Bring back {{name}}': 'Recupera {{name}}',
  'Bring it back': 'Recuperalo',
  'Bring it back and save': 'Recuperalo e salva',
  'Delete project': 'Elimina progetto',
  'Delete…': 'Elimina…',
  'Deleted by {{name}}, {{when}}': 'Eliminato da {{name}}, {{when}}',
  'Goes for good {{when}}': 'Sparisce per sempre {{when}}',
  'It was deleted for good, or given to another shop. Your changes are still here: save them as a new project.':
    'È stato eliminato per sempre o passato a un altro negozio. Le tue modifiche sono ancora qui: salvale come progetto nuovo.',
  'Projects that are deleted come here first.': 'I progetti eliminati arrivano prima qui.',
  'Save as a new project': 'Salva come progetto nuovo',
  'Stays: offers were made of it': 'Resta: ne sono state fatte offerte',
  'The bin could not be loaded': 'Impossibile caricare il cestino',
  'The bin is empty': 'Il cestino è vuoto',
  'The project is back': 'Il progetto è tornato',
  'The project is in the bin': 'Il progetto è nel cestino',
  'This project is in the cart and cannot be deleted':
    'Questo progetto è nel carrello e non si può eliminare',
  'This project is not there any more': 'Questo progetto non c’è più',
  'This project was deleted': 'Questo progetto è stato eliminato',
  'This project was deleted meanwhile': 'Questo progetto è stato eliminato nel frattempo',
  'What was deleted can be brought back for {{days}} days.':
    'Ciò che è stato eliminato si può recuperare per {{days}} giorni.',
}
