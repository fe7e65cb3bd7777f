import type { Cell, Constraint, Definition, Variable } from '@arredo/solver'

const columns = [1, 2, 3, 4, 5, 6, 7, 8]
const widths = [0, 300, 400, 450, 500, 600, 700, 800, 900, 1000]
const types = ['none', 'shelves', 'drawers', 'hanging', 'mixed', 'corner', 'open', 'mirror']
const kits = ['none', 'basic', 'plus', 'pro', 'shoes', 'trousers', 'ties', 'jewels']
const doors = ['none', 'hinged', 'sliding', 'glass', 'mirror', 'folding']
const handles = ['none', 'bar', 'knob', 'groove', 'push', 'leather']
const finishes = ['white', 'grey', 'oak', 'walnut', 'black', 'sand', 'olive', 'blue']
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)

/** A closet of eight columns: 80 variables, 107 rules, 9 of them sums. */
export function closet(): Definition {
  const room: Variable[] = [
    { name: 'WIDTH', values: steps(1500, 6000, 50) },
    { name: 'HEIGHT', values: [2100, 2250, 2400, 2550, 2700] },
    { name: 'DEPTH', values: [350, 450, 580, 620] },
    { name: 'FILLER', values: steps(0, 200, 50) },
    { name: 'MODEL', values: ['loft', 'classic', 'country', 'pure'] },
    { name: 'FINISH', values: finishes },
    { name: 'HANDLE', values: handles },
    { name: 'LIGHT', values: ['none', 'led', 'sensor'] },
  ]
  const ofColumn = (column: number): Variable[] => [
    { name: `W${column}`, values: widths },
    { name: `T${column}`, values: types },
    { name: `K${column}`, values: kits },
    { name: `DR${column}`, values: [0, 1, 2, 3, 4] },
    { name: `SH${column}`, values: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
    { name: `DO${column}`, values: doors },
    { name: `HA${column}`, values: handles },
    { name: `HH${column}`, values: [0, 900, 1050, 1200, 1350, 1500] },
    { name: `FI${column}`, values: finishes },
  ]
  return {
    variables: [...room, ...columns.flatMap(ofColumn)],
    constraints: [...roomRules(), ...columns.flatMap(columnRules), ...columns.slice(1).map(noGap)],
  }
}

function roomRules(): Constraint[] {
  return [
    {
      name: 'fills the wall',
      sum: [
        ...columns.map((column) => ({ variable: `W${column}`, factor: 1 })),
        { variable: 'FILLER', factor: 1 },
        { variable: 'WIDTH', factor: -1 },
      ],
      relation: '==',
      total: 0,
    },
    {
      name: 'model-finish',
      scope: ['MODEL', 'FINISH'],
      allow: [
        [['loft'], ['grey', 'black', 'oak', 'sand']],
        [['classic'], ['white', 'walnut', 'oak', 'blue']],
        [['country'], ['white', 'olive', 'blue', 'sand']],
        [['pure'], ['white', 'grey', 'black']],
      ],
    },
    {
      name: 'model-handle',
      scope: ['MODEL', 'HANDLE'],
      forbid: [
        [['pure'], ['bar', 'knob', 'leather']],
        [['classic'], ['push', 'groove']],
      ],
    },
    implies('depth-light', ['DEPTH', [350]], ['LIGHT', ['none', 'led']]),
  ]
}

function columnRules(column: number): Constraint[] {
  const of = (name: string) => `${name}${column}`
  const empty: readonly Cell[][] = [[['none'], ['none'], [0]]]
  return [
    {
      name: of('height'),
      sum: [
        { variable: of('DR'), factor: 180 },
        { variable: of('SH'), factor: 220 },
        { variable: of('HH'), factor: 1 },
        { variable: 'HEIGHT', factor: -1 },
      ],
      relation: '<=',
      total: -100,
    },
    {
      name: of('type-kit-width'),
      scope: [of('T'), of('K'), of('W')],
      allow: [
        ...empty,
        [['shelves', 'open'], ['none', 'basic', 'shoes'], { from: 300, to: 900 }],
        [['drawers'], ['basic', 'plus', 'ties', 'jewels'], { from: 400, to: 800 }],
        [['hanging'], ['none', 'trousers', 'plus'], { from: 500, to: 1000 }],
        [['mixed'], ['basic', 'plus', 'pro'], { from: 600, to: 1000 }],
        [['corner'], ['none', 'pro'], { from: 900, to: 1000 }],
        [['mirror'], ['none', 'jewels', 'ties'], { from: 300, to: 500 }],
      ],
    },
    implies(of('drawers'), [of('T'), ['drawers', 'mixed']], [of('DR'), { from: 1, to: 4 }]),
    implies(of('no-drawers'), [of('T'), ['none', 'hanging', 'corner', 'mirror']], [of('DR'), [0]]),
    implies(of('hanging'), [of('T'), ['hanging', 'mixed']], [of('HH'), { from: 900, to: 1500 }]),
    implies(of('no-hanging'), [of('T'), ['none', 'shelves', 'drawers', 'open', 'mirror']], [of('HH'), [0]]),
    implies(of('no-shelves'), [of('T'), ['none']], [of('SH'), [0]]),
    {
      name: of('door-width'),
      scope: [of('DO'), of('W')],
      forbid: [
        [['hinged'], { from: 700, to: 1000 }],
        [['sliding'], { from: 300, to: 600 }],
        [['folding'], { from: 300, to: 450 }],
        [['hinged', 'sliding', 'glass', 'mirror', 'folding'], [0]],
      ],
    },
    {
      name: of('door-handle'),
      scope: [of('DO'), of('HA'), 'HANDLE'],
      allow: [
        [['none', 'sliding'], ['none'], null],
        [['mirror'], ['push', 'none'], null],
        ...handles.slice(1).map((handle) => [['hinged', 'glass', 'folding'], [handle], [handle]]),
      ],
    },
    {
      name: of('finish'),
      scope: [of('FI'), 'FINISH'],
      allow: [
        ...finishes.map((finish) => [[finish], [finish]]),
        [['white'], null],
        [['black'], ['oak', 'grey']],
      ],
    },
    implies(of('open'), [of('T'), ['open', 'none']], [of('DO'), ['none']]),
    implies(of('mirror'), [of('T'), ['mirror']], [of('DO'), ['mirror', 'hinged']]),
  ]
}

/** Columns are filled from the left. */
function noGap(column: number): Constraint {
  return implies(`no-gap${column}`, [`W${column - 1}`, [0]], [`W${column}`, [0]])
}

function implies(name: string, when: readonly [string, Cell], then: readonly [string, Cell]): Constraint {
  return {
    name,
    anyOf: [
      { variable: when[0], isNot: when[1] },
      { variable: then[0], is: then[1] },
    ],
  }
}
