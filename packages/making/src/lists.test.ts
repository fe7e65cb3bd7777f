import { partVolume } from '@arredo/geometry'
import { evaluateProject, parcelsOf, projectSummary, weighedParts } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../tools/rooms/furnished-rooms.ts'
import { boughtList, cutList, makingOf, materialBill, packageLabels } from './index.ts'

const { catalogues, rooms } = await furnishedRooms()

const furnished = rooms.map(({ source, document }) => {
  const evaluation = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
  const input = { document, evaluation, catalogues }
  return [source.code, { input, making: makingOf(input) }] as const
})

function sumOf<Each>(all: readonly Each[], value: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + value(each), 0)
}

describe.each(furnished)('what is made for the room %s', (_, { input, making }) => {
  const { document, evaluation } = input

  const finishedOf = (material: string) => {
    const parts = making.items.flatMap(({ row, quantity }) =>
      weighedParts(row, evaluation, catalogues)
        .filter(({ part, isMade, isBought }) => !isMade && !isBought && part.material === material)
        .map(({ part, weight }) => ({
          volume: (partVolume(part) ?? 0) * quantity,
          weight: (weight ?? 0) * quantity,
        })),
    )
    return { volume: sumOf(parts, ({ volume }) => volume), weight: sumOf(parts, ({ weight }) => weight) }
  }

  it('[D-250 part] takes as much material as the summary says, and as many pieces as the cut list has', () => {
    const bill = materialBill(making)
    const { boards, profiles, pieces } = cutList(making)
    expect(sumOf(bill, (line) => line.pieces)).toBe(
      sumOf([...boards, ...profiles, ...pieces], ({ count }) => count),
    )
    expect(sumOf(bill, (line) => line.area)).toBeCloseTo(
      sumOf(boards, ({ length, width, count }) => length * width * count),
      3,
    )
    const edged = sumOf(
      boards,
      ({ edged: { along, across }, length, width, count }) => count * (along * length + across * width),
    )
    expect(sumOf(bill, (line) => line.edging)).toBeCloseTo(edged, 3)
    expect(edged).toBeGreaterThan(10_000)

    const { materials } = projectSummary(document, evaluation, { catalogues, price: undefined, by: 'kind' })
    for (const { material, volume, weight } of bill) {
      const told = materials.find(({ code, name }) => `${code}/${name.en}` === material.key)
      expect(told, material.key).toBeDefined()
      // Hardware and what comes finished weighs too, and is made of no board.
      const finished = finishedOf(material.code)
      if (volume !== null) expect((volume + finished.volume) / (told?.volume ?? 0)).toBeCloseTo(1, 9)
      expect(weight === null).toBe(told?.weight === null)
      if (weight !== null) expect((weight + finished.weight) / (told?.weight ?? 0)).toBeCloseTo(1, 9)
    }
  })

  it('[D-250 part] has what is bought in a list of its own, and nothing of it among the materials', () => {
    const bought = boughtList(making)
    const appliances = making.items.filter(({ made, bought: shown }) => made.length === 0 && shown.length > 0)
    expect(appliances.length).toBeGreaterThan(2)
    const articles = bought.filter(({ kind }) => kind === 'article')
    expect(sumOf(articles, ({ count }) => count)).toBe(sumOf(appliances, ({ quantity }) => quantity))
    expect(new Set(articles.map(({ orderCode }) => orderCode)).size).toBeGreaterThan(2)
    // Twice the room is the same list with twice as many.
    const twice = boughtList({ ...making, items: [...making.items, ...making.items] })
    expect(twice.map(({ count }) => count)).toEqual(bought.map(({ count }) => 2 * count))
    for (const { count, uses } of twice) expect(sumOf(uses, (use) => use.count)).toBe(count)
  })

  it('[D-227 part] has a label for every package, numbered through', () => {
    const labels = packageLabels(input)
    const { sums } = parcelsOf(document, evaluation, catalogues)
    expect(labels.map(({ number, of }) => [number, of])).toEqual(
      Array.from({ length: sums.count }, (_, index) => [index + 1, sums.count]),
    )
    expect(sumOf(labels, ({ weight }) => weight ?? 0)).toBeCloseTo(sums.weight, 6)
    expect(sumOf(labels, ({ volume }) => volume)).toBeCloseTo(sums.volume, 0)
  })
})
