/** A text of a page, and the colour of what it stands on; both #rrggbb. */
export type TextGround = { readonly colour: string; readonly ground: string }

type Place = readonly [x: number, y: number]
type Filled = { readonly colour: string; readonly from: Place; readonly to: Place }

/** Of pages as the typesetter draws them (typst-compiler.ts), where what comes later lies above; paper is white. */
export function textGrounds(preview: string): readonly TextGround[] {
  const within: Place[] = [[0, 0]]
  const filled: Filled[] = []
  const texts: TextGround[] = []
  for (const [tag] of preview
    .replace(/<defs[\s\S]*?<\/defs>/g, '')
    .matchAll(/<(?:g|\/g|use|path)\b[^>]*>/g)) {
    const origin = within.at(-1) ?? [0, 0]
    const colour = /\sfill="(#[0-9a-f]{6})/.exec(tag)?.[1]
    if (tag === '</g>') within.pop()
    else if (tag.startsWith('<g')) within.push(plus(origin, moveOf(tag)))
    else if (colour && tag.startsWith('<path'))
      filled.push({ colour, ...boundsOf(tag, plus(origin, moveOf(tag))) })
    else if (colour) {
      const x = Number(/\sx="([^"]*)"/.exec(tag)?.[1] ?? 0)
      const ground = filled.findLast((each) => isOn(each, plus(origin, [x, 0])))
      texts.push({ colour, ground: ground?.colour ?? '#ffffff' })
    }
  }
  return texts
}

function plus([x, y]: Place, [right, down]: Place): Place {
  return [x + right, y + down]
}

function moveOf(tag: string): Place {
  const [, , , , x = 0, y = 0] = /transform="matrix\(([^)]*)\)/.exec(tag)?.[1]?.split(' ').map(Number) ?? []
  return [x, y]
}

function isOn({ from, to }: Filled, [x, y]: Place): boolean {
  return from[0] <= x && x <= to[0] && from[1] <= y && y <= to[1]
}

/** Of a path in steps from its start, as all filled ones are. */
function boundsOf(tag: string, origin: Place): Pick<Filled, 'from' | 'to'> {
  let at = origin
  const corners: Place[] = []
  for (const [, step = '', rest = ''] of (/\sd="([^"]*)"/.exec(tag)?.[1] ?? '').matchAll(
    /([a-zA-Z])([^a-zA-Z]*)/g,
  )) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [x = 0, y = 0] = numbers.slice(-2)
    if (step === 'h') at = plus(at, [x, 0])
    else if (step === 'v') at = plus(at, [0, x])
    else if ('mlc'.includes(step)) at = plus(at, [x, y])
    corners.push(at)
  }
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return {
    from: [Math.min(...across), Math.min(...down)],
    to: [Math.max(...across), Math.max(...down)],
  }
}
