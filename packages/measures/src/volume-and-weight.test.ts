import { describe, expect, it } from 'vitest'
import { formatVolume, formatWeight } from './index.ts'

describe('volumes and weights', () => {
  it.each([
    [formatVolume(240_000_000, 'CR', 'en'), '0.240 m³'],
    [formatVolume(12_345_678_901, 'CR', 'it'), '12,35 m³'],
    [formatVolume(120_000, 'CR', 'en'), '< 0.001 m³'],
    [formatVolume(0, 'CR', 'en'), '0.000 m³'],
    [formatVolume(242_000_000, 'CI', 'us'), '14,768 in³'],
    [formatWeight(38.44, 'KG', 'en'), '38.4 kg'],
    [formatWeight(1204.4, 'KG', 'en'), '1,204 kg'],
    [formatWeight(0.01, 'KG', 'en'), '< 0.1 kg'],
    [formatWeight(10, 'LB', 'us'), '22.0 lbs'],
  ])('%s', (told, expected) => {
    expect(told).toBe(expected)
  })
})
