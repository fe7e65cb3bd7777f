import type { Bounds } from '../drawing.ts'
import { dxfLayers } from './dxf-layers.ts'

/** A group code and its value, which DXF writes on two lines. */
export type Group = readonly [code: number, value: string | number]

/**
 * What a file of AutoCAD 2000 (AC1015) has to have around its entities; AutoCAD opens nothing that lacks one of
 * these tables, blocks or dictionaries. Handles below 100 are theirs, the entities have those above.
 */
export const firstHandle = 0x100
const ids = { model: '20', paper: '21', root: '2A', groups: '2B' } as const
const tables = {
  VPORT: '1',
  LTYPE: '2',
  LAYER: '3',
  STYLE: '4',
  VIEW: '5',
  UCS: '6',
  APPID: '7',
  DIMSTYLE: '8',
  BLOCK_RECORD: '9',
} as const
const millimetres = 4

export function framed(entities: readonly Group[], around: Bounds, nextHandle: number): readonly Group[] {
  return [
    ...section('HEADER', headerOf(around, nextHandle)),
    ...section('CLASSES', []),
    ...section('TABLES', tablesOf(around)),
    ...section('BLOCKS', [
      ...blockOf('*Model_Space', ids.model, 0x30),
      ...blockOf('*Paper_Space', ids.paper, 0x32),
    ]),
    ...section('ENTITIES', entities),
    ...section('OBJECTS', [
      ...dictionary(ids.root, '0'),
      [3, 'ACAD_GROUP'],
      [350, ids.groups],
      ...dictionary(ids.groups, ids.root),
    ]),
    [0, 'EOF'],
  ]
}

function section(name: string, content: readonly Group[]): readonly Group[] {
  return [[0, 'SECTION'], [2, name], ...content, [0, 'ENDSEC']]
}

function headerOf({ left, bottom, right, top }: Bounds, nextHandle: number): readonly Group[] {
  return [
    [9, '$ACADVER'],
    [1, 'AC1015'],
    [9, '$DWGCODEPAGE'],
    [3, 'ANSI_1252'],
    [9, '$INSBASE'],
    ...point(10, 0, 0),
    [9, '$EXTMIN'],
    ...point(10, left, bottom),
    [9, '$EXTMAX'],
    ...point(10, right, top),
    [9, '$LTSCALE'],
    [40, 1],
    [9, '$HANDSEED'],
    [5, nextHandle.toString(16).toUpperCase()],
    [9, '$MEASUREMENT'],
    [70, 1],
    [9, '$INSUNITS'],
    [70, millimetres],
  ]
}

export function point(code: 10 | 11, x: number, y: number): readonly Group[] {
  return [
    [code, x],
    [code + 10, y],
    [code + 20, 0],
  ]
}

function tablesOf(around: Bounds): readonly Group[] {
  return [
    ...table('VPORT', [activeView(around)]),
    ...table('LTYPE', [
      lineType('ByBlock', '', []),
      lineType('ByLayer', '', []),
      lineType('Continuous', 'Solid line', []),
      lineType('DASHED', '__ __ __ __', [50, -35]),
    ]),
    ...table('LAYER', [
      layer('0', 7, 'Continuous'),
      ...dxfLayers.map((each) => layer(each.name, each.colour, each.lineType)),
    ]),
    ...table('STYLE', [textStyle()]),
    ...table('VIEW', []),
    ...table('UCS', []),
    ...table('APPID', [record('RegApp', 'ACAD', [[70, 0]])]),
    ...table('DIMSTYLE', [record('DimStyle', 'Standard', [[70, 0]])], [[100, 'AcDbDimStyleTable']]),
    ...table('BLOCK_RECORD', [
      blockRecord('*Model_Space', ids.model),
      blockRecord('*Paper_Space', ids.paper),
    ]),
  ]
}

type Table = keyof typeof tables
type Entry = { readonly id?: string; readonly body: readonly Group[] }

function table(name: Table, entries: readonly Entry[], more: readonly Group[] = []): readonly Group[] {
  const start = 0x40 + Object.keys(tables).indexOf(name) * 0x14
  const isStyle = name === 'DIMSTYLE'
  return [
    [0, 'TABLE'],
    [2, name],
    [5, tables[name]],
    [330, '0'],
    [100, 'AcDbSymbolTable'],
    [70, entries.length],
    ...more,
    ...entries.flatMap(({ id, body }, index): readonly Group[] => [
      [0, name],
      // Dimension styles alone have another code for their handle.
      [isStyle ? 105 : 5, id ?? (start + index).toString(16).toUpperCase()],
      [330, tables[name]],
      [100, 'AcDbSymbolTableRecord'],
      ...body,
    ]),
    [0, 'ENDTAB'],
  ]
}

function record(kind: string, name: string, body: readonly Group[]): Entry {
  return { body: [[100, `AcDb${kind}TableRecord`], [2, name], ...body] }
}

/** What is seen when the file is opened: all of it. */
function activeView({ left, bottom, right, top }: Bounds): Entry {
  const [width, height] = [Math.max(1, right - left), Math.max(1, top - bottom)]
  return record('Viewport', '*Active', [
    [70, 0],
    [10, 0],
    [20, 0],
    [11, 1],
    [21, 1],
    [12, (left + right) / 2],
    [22, (bottom + top) / 2],
    [13, 0],
    [23, 0],
    [14, 10],
    [24, 10],
    [15, 10],
    [25, 10],
    [16, 0],
    [26, 0],
    [36, 1],
    [17, 0],
    [27, 0],
    [37, 0],
    [40, Math.max(height, width / 1.6) * 1.05],
    [41, 1.6],
    [42, 50],
    [43, 0],
    [44, 0],
    [50, 0],
    [51, 0],
    [71, 0],
    [72, 100],
    [73, 1],
    [74, 3],
    [75, 0],
    [76, 0],
    [77, 0],
    [78, 0],
  ])
}

function lineType(name: string, told: string, dashes: readonly number[]): Entry {
  return record('Linetype', name, [
    [70, 0],
    [3, told],
    [72, 65],
    [73, dashes.length],
    [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)],
    ...dashes.flatMap((dash): readonly Group[] => [
      [49, dash],
      [74, 0],
    ]),
  ])
}

function layer(name: string, colour: number, type: string): Entry {
  return record('Layer', name, [
    [70, 0],
    [62, colour],
    [6, type],
  ])
}

function textStyle(): Entry {
  return record('TextStyle', 'Standard', [
    [70, 0],
    [40, 0],
    [41, 1],
    [50, 0],
    [71, 0],
    [42, 100],
    // As narrow as the letters that the drawing made room for; every program has it or one of its widths.
    [3, 'arial.ttf'],
    [4, ''],
  ])
}

function blockRecord(name: string, id: string): Entry {
  return {
    id,
    body: [
      [100, 'AcDbBlockTableRecord'],
      [2, name],
      [340, '0'],
    ],
  }
}

function blockOf(name: string, owner: string, handle: number): readonly Group[] {
  const entity = (type: string, id: number): readonly Group[] => [
    [0, type],
    [5, id.toString(16).toUpperCase()],
    [330, owner],
    [100, 'AcDbEntity'],
    [8, '0'],
  ]
  return [
    ...entity('BLOCK', handle),
    [100, 'AcDbBlockBegin'],
    [2, name],
    [70, 0],
    ...point(10, 0, 0),
    [3, name],
    [1, ''],
    ...entity('ENDBLK', handle + 1),
    [100, 'AcDbBlockEnd'],
  ]
}

function dictionary(id: string, owner: string): readonly Group[] {
  return [
    [0, 'DICTIONARY'],
    [5, id],
    [330, owner],
    [100, 'AcDbDictionary'],
    [281, 1],
  ]
}

/** What every entity of the drawing begins with. */
export function entity(type: string, handle: number, layerName: string): readonly Group[] {
  return [
    [0, type],
    [5, handle.toString(16).toUpperCase()],
    [330, ids.model],
    [100, 'AcDbEntity'],
    [8, layerName],
  ]
}
