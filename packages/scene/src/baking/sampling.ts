/** Numbers that fill the square ever more evenly, wherever one begins. */
const [stepA, stepB] = [0.754877666246693, 0.569840290998053]

export function sampleA(index: number, shift: number): number {
  return (shift + stepA * index) % 1
}

export function sampleB(index: number, shift: number): number {
  return (shift + stepB * index) % 1
}

/** The same number for the same index, without a pattern among neighbours: 0…1. */
export function scattered(index: number): number {
  let bits = Math.imul(index ^ (index >>> 16), 0x45d9f3b)
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}
