/** One line per figure; `--gate` fails above the bars. */
export class Judge {
  readonly #print: (line: string) => void
  readonly #gates: boolean
  readonly explains: boolean

  constructor(print: (line: string) => void, { gates, explains }: { gates: boolean; explains: boolean }) {
    this.#print = print
    this.#gates = gates
    this.explains = explains
  }

  say(line: string): void {
    this.#print(line)
  }

  hold(name: string, value: number, most: number, unit: string, beside = ''): void {
    const shown = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2)
    const isWithin = value <= most
    const note = [beside, isWithin ? '' : 'TOO MUCH'].filter((each) => each !== '').join(': ')
    this.#print(`${name} ${shown} ${unit}, at most ${most.toLocaleString('en')}${note && `, ${note}`}`)
    if (!isWithin && this.#gates) process.exitCode = 1
  }
}

export function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}
