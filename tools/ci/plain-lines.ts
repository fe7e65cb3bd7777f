const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** What a runner printed, without its colours. */
export function plainLines(output: string): readonly string[] {
  return output.replaceAll(colours, '').split('\n')
}
