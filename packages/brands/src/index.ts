export { atlasBrand } from './atlas.ts'
export { demoBrand } from './demo.ts'
export { type PaletteSource, paletteCss, paletteVariables } from './palette.ts'
export { plainBrand } from './plain.ts'
