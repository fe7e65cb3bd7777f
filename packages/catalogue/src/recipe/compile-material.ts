import { suggestion } from '../closest-word.ts'
import type { Choices, Pack } from '../pack.ts'
import { chosenOption, findVariant } from '../variant-names.ts'

export const fixedMaterial = 'material:'

/** An option without a material leaves out what is made of it. */
export function compileMaterial(
  name: string,
  pack: Pick<Pack, 'variants' | 'materials'>,
  report: (message: string) => void,
): (configuration: Choices) => string | undefined {
  if (name.startsWith(fixedMaterial)) {
    const code = name.slice(fixedMaterial.length)
    if (!Object.hasOwn(pack.materials, code))
      report(`There is no material ${code}${suggestion(code, Object.keys(pack.materials))}`)
    return () => code
  }
  if (findVariant(pack, name)?.domain.kind !== 'options') report(`${name} is no variant with options`)
  return (configuration) => chosenOption(pack, configuration, name)?.material
}
