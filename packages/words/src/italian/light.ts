import type { Dictionary } from '../dictionary.ts'

/** The project's light: hour, compass, lamps, surroundings. */
export const lightInItalian: Dictionary = {
  'Change light': 'Cambia luce',
  'Compass, surroundings, exposure…': 'Bussola, ambiente, esposizione…',
  'Dark studio with strip lights': 'Studio scuro con luci a striscia',
  'Evening light': 'Luce della sera',
  Exposure: 'Esposizione',
  'Garden on a dull day': 'Giardino in un giorno grigio',
  Garden: 'Giardino',
  'Light: time of day, compass, surroundings': 'Luce: ora del giorno, bussola, ambiente',
  'Loft with tall windows': 'Loft con finestre alte',
  'Midday light': 'Luce di mezzogiorno',
  'Morning light': 'Luce del mattino',
  'Night light': 'Luce notturna',
  'Open country': 'Campagna aperta',
  'Small studio': 'Studio piccolo',
  'Street with houses': 'Strada con case',
  Surroundings: 'Ambiente',
  'Switch the lamps on or off': 'Accendi o spegni le lampade',
  'There is no such light': 'Questa luce non esiste',
  'Warm studio': 'Studio caldo',
  '{{stops}} stops': '{{stops}} stop',
}
