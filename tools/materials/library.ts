import { type Colour, hex, type Surface } from './surface.ts'
import { boucle, linen } from './surfaces/fabric.ts'
import { flutedGlass } from './surfaces/fluted-glass.ts'
import { lacquer } from './surfaces/lacquer.ts'
import { brushedMetal, grainedMetal } from './surfaces/metal.ts'
import { herringboneParquet, stripParquet } from './surfaces/parquet.ts'
import { concrete, marble, quartz } from './surfaces/stone.ts'
import { glazedTiles } from './surfaces/tile.ts'
import { veneer } from './surfaces/veneer.ts'
import { ash, oak, walnut } from './surfaces/wood.ts'

export type LibraryMaterial = {
  readonly code: string
  readonly name: { readonly en: string; readonly it: string; readonly de: string }
  readonly finish: 'matt' | 'gloss' | 'metal' | 'glass' | 'wood' | 'stone' | 'fabric' | 'tile'
  /** What the whole picture comes to, seen from afar. */
  readonly colour: Colour
  /** Clear glass has nothing to show but its tint. */
  readonly surface?: Surface
}

/** How a material is cut and worked, as a catalogue says it. */
export type Worked = {
  readonly match?: 'through' | 'book'
  readonly solid?: true
  readonly brushed?: true
  readonly laid?: true
}

export const libraryMaterials: readonly LibraryMaterial[] = [
  wood('oak', ['Oak', 'Rovere', 'Eiche'], '#c6a27a', veneer(oak, 11)),
  wood('walnut', ['Walnut', 'Noce', 'Nussbaum'], '#6b4a34', veneer(walnut, 23)),
  wood('ash', ['Ash', 'Frassino', 'Esche'], '#d8c5a5', veneer(ash, 37)),
  painted('lacquer-white', ['White, matt', 'Bianco opaco', 'Weiß matt'], '#f1efea', 'matt', 41),
  painted('lacquer-sage', ['Sage, matt', 'Salvia opaco', 'Salbei matt'], '#9fa994', 'matt', 42),
  painted('lacquer-graphite', ['Graphite, matt', 'Grafite opaco', 'Graphit matt'], '#404347', 'matt', 43),
  painted('lacquer-sand', ['Sand, matt', 'Sabbia opaco', 'Sand matt'], '#d5c9b5', 'matt', 44),
  painted('lacquer-navy', ['Navy, matt', 'Blu navy opaco', 'Marineblau matt'], '#27364a', 'matt', 45),
  painted('gloss-white', ['White, gloss', 'Bianco lucido', 'Weiß Hochglanz'], '#f6f5f2', 'gloss', 46),
  painted('gloss-petrol', ['Petrol, gloss', 'Petrolio lucido', 'Petrol Hochglanz'], '#20505c', 'gloss', 47),
  made('quartz', ['Quartz', 'Quarzo', 'Quarz'], 'stone', '#d9d5cd', quartz(51)),
  made('marble', ['Carrara marble', 'Marmo di Carrara', 'Carrara-Marmor'], 'stone', '#e3e3e1', marble(61)),
  made('concrete', ['Concrete', 'Cemento', 'Beton'], 'stone', '#a5a29d', concrete(71)),
  made('glass', ['Clear glass', 'Vetro trasparente', 'Klarglas'], 'glass', '#dfe9e6'),
  made(
    'glass-fluted',
    ['Fluted glass', 'Vetro cannettato', 'Riffelglas'],
    'glass',
    '#cfdad6',
    flutedGlass(hex('#cfdad6'), 79),
  ),
  made(
    'steel',
    ['Brushed steel', 'Acciaio satinato', 'Edelstahl gebürstet'],
    'metal',
    '#c8c9ca',
    brushedMetal(hex('#c8c9ca'), 81),
  ),
  made(
    'brass',
    ['Brushed brass', 'Ottone satinato', 'Messing gebürstet'],
    'metal',
    '#c5a872',
    brushedMetal(hex('#c5a872'), 82, 0.8),
  ),
  made(
    'black-metal',
    ['Black metal', 'Metallo nero', 'Metall schwarz'],
    'metal',
    '#27282a',
    grainedMetal(hex('#27282a'), 1.1, 0.5, 83),
  ),
  made(
    'aluminium',
    ['Aluminium', 'Alluminio', 'Aluminium'],
    'metal',
    '#bdbfc1',
    grainedMetal(hex('#bdbfc1'), 0.7, 0.36, 84),
  ),
  made('fabric-linen', ['Linen', 'Lino', 'Leinen'], 'fabric', '#c6baa5', linen(91)),
  made('fabric-boucle', ['Bouclé', 'Bouclé', 'Bouclé'], 'fabric', '#ded6c8', boucle(92)),
  made(
    'tile-white',
    ['White tiles', 'Piastrelle bianche', 'Fliesen weiß'],
    'tile',
    '#ebe8e1',
    glazedTiles(95),
  ),
  wood('parquet-oak', ['Oak planks', 'Doghe di rovere', 'Eichendielen'], '#bd9870', stripParquet(101)),
  wood(
    'parquet-herringbone',
    ['Oak herringbone', 'Rovere a spina', 'Eiche Fischgrät'],
    '#b9946b',
    herringboneParquet(111),
  ),
]

/** Kilograms of a cubic metre, as they are cut: fronts are veneered or lacquered boards. Upholstery is mostly air. */
export const densities: Readonly<Record<string, number>> = {
  ...{ oak: 700, walnut: 650, ash: 690 },
  ...{ 'lacquer-white': 750, 'lacquer-sage': 750, 'lacquer-graphite': 750, 'lacquer-sand': 750 },
  ...{ 'lacquer-navy': 750, 'gloss-white': 750, 'gloss-petrol': 750 },
  ...{ quartz: 2400, marble: 2700, concrete: 2300, 'tile-white': 2000 },
  ...{ glass: 2500, 'glass-fluted': 2500 },
  ...{ steel: 7850, brass: 8500, 'black-metal': 7850, aluminium: 2700 },
  ...{ 'parquet-oak': 700, 'parquet-herringbone': 700 },
}

export const workedMaterials: Readonly<Record<string, Worked>> = {
  steel: { brushed: true },
  brass: { brushed: true },
  'tile-white': { laid: true },
  'parquet-oak': { laid: true },
  'parquet-herringbone': { laid: true },
}

/** The same pictures as another material's, cut in another way. */
export const libraryCuts = [
  cut('oak-solid', 'oak', ['Solid oak', 'Rovere massello', 'Eiche massiv'], { solid: true }),
  cut('oak-through', 'oak', ['Oak, through grain', 'Rovere a vena continua', 'Eiche durchlaufend'], {
    match: 'through',
  }),
  cut('walnut-book', 'walnut', ['Walnut, book-matched', 'Noce a macchia aperta', 'Nussbaum gestürzt'], {
    match: 'book',
  }),
]

type Names = readonly [english: string, italian: string, german: string]

function cut(code: string, of: string, [en, it, de]: Names, worked: Worked) {
  return { code, of, name: { en, it, de }, ...worked }
}

function made(
  code: string,
  [en, it, de]: Names,
  finish: LibraryMaterial['finish'],
  colour: string,
  surface?: Surface,
): LibraryMaterial {
  return { code, name: { en, it, de }, finish, colour: hex(colour), ...(surface && { surface }) }
}

function wood(code: string, names: Names, colour: string, surface: Surface): LibraryMaterial {
  return made(code, names, 'wood', colour, surface)
}

function painted(
  code: string,
  names: Names,
  colour: string,
  sheen: 'matt' | 'gloss',
  seed: number,
): LibraryMaterial {
  return made(code, names, sheen, colour, lacquer(hex(colour), sheen, seed))
}
