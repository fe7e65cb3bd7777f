import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitDrawing } from '../sheet/fit-drawing.ts'
import { sampleLabels as labels, type SampleFixture, sampleRoom } from '../testing/sample-room.ts'
import { textProblem } from '../testing/text-problem.ts'
import { drawInstallation } from './draw-installation.ts'
import { installationPoints } from './installation-points.ts'

const water = { kind: 'water', size: [210, 60, 60], at: [1000, 0, 500] } as const
const socket = { kind: 'socket', size: [80, 12, 80], at: [4400, 0, 1060] } as const
const drain = { kind: 'waste', size: [60, 60, 60], at: [1470, 970, 0], seat: { on: 'floor' } } as const
const column = { kind: 'column', size: [300, 300, 2700], at: [0, 0, 0] } as const

describe('points of installation', () => {
  it('are numbered wall by wall, each from the nearer corner and above the floor', () => {
    const { document, evaluation } = sampleRoom({}, { socket, drain, water, column })
    const points = installationPoints(document, evaluation)
    expect(
      points.map(({ number, kind, letter, from, height }) => [number, kind, letter, from, height]),
    ).toEqual([
      [1, 'water', 'A', [{ letter: 'D', distance: 1105, corner: 'left' }], 530],
      [2, 'socket', 'A', [{ letter: 'B', distance: 560, corner: 'right' }], 1100],
      [3, 'door', 'C', [{ letter: 'B', distance: 500, corner: 'left' }], 0],
      [
        4,
        'waste',
        '',
        [
          { letter: 'C', distance: 940, corner: null },
          { letter: 'D', distance: 1500, corner: null },
        ],
        0,
      ],
    ])
  })

  it('are measured on the plan from the finished faces, wall by wall, and with openings and whole walls', () => {
    const { document, evaluation } = sampleRoom({}, { socket, drain, water, column })
    const numbers = drawInstallation(document, evaluation, labels).flatMap((shape) =>
      shape.kind === 'text' && shape.style === 'dimensionText' ? [shape.text] : [],
    )
    expect(numbers.toSorted()).toEqual(
      [
        // Wall A from its left to the water, on to the socket and to its right end.
        ...['1105', '3335', '560', '5000'],
        // The door of wall C, and the length of the others.
        ...['500', '900', '3600', '5000', '4000'],
        // The drain from the two nearest walls.
        ...['940', '1500'],
      ].toSorted(),
    )
  })

  it('are left to the table where there is no room for their chain', () => {
    const { document, evaluation } = sampleRoom({}, { socket, water })
    const drawing = drawInstallation(document, evaluation, labels, { textSize: 900 })
    const numbers = drawing.filter(({ kind, style }) => kind === 'text' && style === 'itemNumber')
    expect(numbers).toHaveLength(3)
    expect(drawing.some(({ style }) => style === 'dimensionText')).toBe(true)
  })

  it('all have their number on the plan, and none lies on another, however many there are', () => {
    const fixture = fc.record({
      kind: fc.constantFrom<SampleFixture['kind']>('socket', 'water', 'gas', 'switch', 'vent'),
      size: fc.constant([80, 12, 80] as const),
      at: fc.tuple(fc.integer({ min: 0, max: 3800 }), fc.constant(0), fc.constantFrom(300, 1100)),
      seat: fc.constantFrom('n', 'e', 's', 'w').map((wall) => ({ on: 'wall', wall, side: 'right' }) as const),
    })
    fc.assert(
      fc.property(fc.array(fixture, { maxLength: 14 }), fc.constantFrom(90, 190, 380), (some, width) => {
        const { document, evaluation } = sampleRoom(
          { unit: { at: [0, 0, 0], size: [600, 560, 720] } },
          Object.fromEntries(some.map((each, index) => [`f${index}`, each])),
        )
        const fitted = fitDrawing(
          ({ textSize }) => drawInstallation(document, evaluation, labels, { textSize }),
          { width, height: width, units: 'metric' },
        )
        expect(fitted && textProblem(fitted.drawing, fitted.around)).toBeNull()
        const numbers = (fitted?.drawing ?? []).flatMap((shape) =>
          shape.kind === 'text' && shape.style === 'itemNumber' ? [Number(shape.text)] : [],
        )
        expect(numbers).toEqual(installationPoints(document, evaluation).map(({ number }) => number))
      }),
      { numRuns: 150 },
    )
  })
})
