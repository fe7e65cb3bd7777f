import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paletteCss, paletteVariables, readable } from './palette.ts'
import { contrast, readColour } from './palette-colour.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const palette = fc.record({
  primary: hex,
  secondary: hex,
  error: hex,
  statuses: fc.record({ assigned: hex, approved: hex }),
})

function brandWith(statuses: Record<string, string>) {
  return { palette: { primary: '#e45a3f', secondary: '#646464', error: '#e00000', statuses } }
}

describe('paletteCss', () => {
  it('any brand colours give texts of at least 4.5:1 on every ground they stand on', () => {
    fc.assert(
      fc.property(palette, (colours) => {
        const variables = paletteVariables({ palette: colours })
        const ratio = (text: string, ground: string) =>
          contrast(readColour(variables[text] ?? ''), readColour(variables[ground] ?? ground))

        expect(ratio('--on-primary', '--primary-ground')).toBeGreaterThanOrEqual(readable)
        expect(ratio('--on-primary', '--primary-ground-hover')).toBeGreaterThanOrEqual(readable)
        for (const name of [
          '--primary',
          '--secondary',
          '--error',
          '--status-assigned',
          '--status-approved',
        ]) {
          for (const ground of ['#ffffff', '#f6f5f2', `${name}-soft`]) {
            expect(ratio(`${name}-text`, ground)).toBeGreaterThanOrEqual(readable)
          }
        }
      }),
    )
  })

  it('a colour that can be read already is left as the brand chose it', () => {
    const atlas = { palette: { ...brandWith({}).palette, primary: '#0050d0' } }
    expect(paletteVariables(atlas)['--primary-text']).toBe('#0050d0')
    expect(paletteVariables(atlas)['--primary-ground']).toBe('#0050d0')
  })

  it('[D-46 part] validated takes the colour of approved where a theme has none', () => {
    expect(paletteVariables(brandWith({ approved: '#107040' }))['--status-validated']).toBe('#107040')
    expect(
      paletteVariables(brandWith({ approved: '#107040', validated: '#204080' }))['--status-validated'],
    ).toBe('#204080')
  })

  it('lets nothing but plain names and colours into the style element', () => {
    const css = paletteCss(brandWith({ 'x}</style>': '#000000', offer: 'red;}body{display:none' }))
    expect(css).not.toContain('style')
    expect(css).not.toContain('body')
  })
})
