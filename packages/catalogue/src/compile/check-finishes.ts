import { suggestion } from '../closest-word.ts'
import type { Pack, PriceList } from '../pack.ts'
import type { Path, Report } from './finding.ts'

/** Finishes of rooms: what they are made of, how they are sold, and that no list has two prices for one. */
export function checkFinishes({ finishes = [], materials, priceLists }: Pack, report: Report): void {
  for (const [index, { material, surfaces, waste = '0', inBoxesOf }] of finishes.entries()) {
    const path = ['finishes', index]
    if (!Object.hasOwn(materials, material)) {
      const hint = suggestion(material, Object.keys(materials))
      report([...path, 'material'], `There is no material ${material}${hint}`)
    }
    for (const [place, surface] of surfaces.entries()) {
      if (surfaces.indexOf(surface) < place)
        report([...path, 'surfaces', place], `${surface} stands twice. Keep one of the two`)
    }
    if (!(Number(waste) >= 0 && Number(waste) <= 1))
      report([...path, 'waste'], `${waste} should be a fraction: 10 % is written 0.1`)
    if (inBoxesOf !== undefined && !(Number(inBoxesOf) > 0))
      report([...path, 'inBoxesOf'], 'A box holds more than nothing')
  }
  const codes = finishes.map(({ code }) => code)
  for (const [index, list] of priceLists.entries()) checkList(list, codes, ['priceLists', index], report)
}

function checkList(
  { code: list, items }: PriceList,
  codes: readonly string[],
  path: Path,
  report: Report,
): void {
  const priced = items.map((item) => (item.kind === 'finish' ? item.code : null))
  for (const [place, code] of priced.entries()) {
    if (code !== null && !codes.includes(code))
      report([...path, 'items', place, 'code'], `There is no finish ${code}${suggestion(code, codes)}`)
  }
  for (const code of codes) {
    const count = priced.filter((one) => one === code).length
    if (count > 1) report(path, `The price list ${list} has ${count} prices for ${code}. Keep one`)
  }
}
