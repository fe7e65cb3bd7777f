import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeFinding } from '@arredo/catalogue/compile'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { checkCatalogue } from './check-catalogue.ts'
import { run } from './run.ts'
import { starterCatalogue } from './starter-catalogue.ts'

/** The recipes in use, without the pictures of the whole library, which every check would read. */
const library = await mkdtemp(join(tmpdir(), 'library-'))
for (const recipe of [
  'hardware',
  'parts',
  'worktop',
  'base-unit-with-doors',
  'base-unit-with-drawers',
  'inset-sink',
]) {
  const shelf = new URL(`../../../catalogues/library/${recipe}.yaml`, import.meta.url)
  await copyFile(fileURLToPath(shelf), join(library, `${recipe}.yaml`))
}
await writeFile(
  join(library, 'materials.yaml'),
  `materials:
  aluminium: { name: { en: Aluminium, it: Alluminio }, colour: "#b6b9bc", finish: metal }
  black-metal: { name: { en: Black, it: Nero }, colour: "#222222", finish: metal }
`,
)
afterAll(() => rm(library, { recursive: true }))

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** The starter's worktop, with a sink for it. */
const sound: Readonly<Record<string, string>> = {
  ...starterCatalogue,
  'prices.yaml': (starterCatalogue['prices.yaml'] ?? '')
    .replace(
      '    items:\n',
      `    items:
      - { kind: base, article: B-SINK, amount: "180.00" }
      - { kind: base, article: SINK, amount: "260.00" }
`,
    )
    .replace(/golden:[\s\S]*/, ''),
  'sinks.yaml': `articles:
  - code: B-SINK
    name: { en: Sink unit, it: Base lavello }
    classification: BASE
    run: base
    needs:
      - role: sink
        why: { en: A sink unit without a sink, it: Una base lavello senza lavello }
        from: [SINK]
    models: [CLASSIC, MODERN]
    variants: [FRONT, CARCASS, HANDLE, W, H, D]
    recipe: { use: base-unit-with-doors }
  - code: SINK
    name: { en: Sink, it: Lavello }
    classification: TOPS
    roles: [sink]
    models: [CLASSIC]
    variants: [W]
    limits: { W: { min: 450 } }
    attach: worktop
    recipe: { use: inset-sink, with: { D: 500 } }
models:
  - { code: MODERN, name: { en: Modern, it: Moderno }, defaults: { FRONT: OAK, W: 600 } }
`,
}

async function changed(file = '', from = '', to = ''): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'followers-'))
  folders.push(folder)
  expect(sound[file] ?? '').toContain(from)
  for (const [name, text] of Object.entries(sound))
    await writeFile(join(folder, name), name === file ? text.replace(from, to) : text)
  return folder
}

async function check(folder: string) {
  const [said, complained]: [string[], string[]] = [[], []]
  const code = await run(['catalogue', 'check', folder, '--library', library], {
    environment: {},
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    clock: () => 0,
  })
  return { code, said: said[0], complained }
}

const followers = 'followers.yaml'
const second =
  '  - { code: F-2, kind: worktop, article: WT, choices: { L: LENGTH }, up: HEIGHT, longest: 3600'

describe('arredo catalogue check, of what follows runs and of needs,', () => {
  it('finds nothing wrong with a worktop, a sink unit and its sink', async () => {
    expect(await check(await changed())).toEqual({
      code: 0,
      said: 'MYRANGE 1: 4 articles, no mistakes found',
      complained: [],
    })
  })

  it.each([
    [
      'an article that is not there',
      [followers, 'article: WT', 'article: WP'],
      'followers.yaml:5:5 There is no article WP. Did you mean WT?',
    ],
    [
      'an article that joins runs itself',
      [followers, 'article: WT', 'article: B-DRAWERS'],
      'followers.yaml:5:5 B-DRAWERS joins runs itself. What follows a run has no "run:" of its own',
    ],
    [
      'a model that is not there',
      [followers, 'article: WT', 'article: WT\n    models: [CLASIC]'],
      'followers.yaml:6:14 CLASIC is no final model. Did you mean CLASSIC?',
    ],
    [
      'a model that the article is not sold in',
      [followers, 'article: WT', 'article: WT\n    models: [CLASSIC, MODERN]'],
      'followers.yaml:6:23 WT is not made in MODERN. Add MODERN to its models',
    ],
    [
      'a variant the article does not have',
      [followers, 'L: LENGTH', 'LEN: LENGTH, L: LENGTH'],
      'followers.yaml:6:16 WT has no variant LEN. Known: WORKTOP, L, D',
    ],
    [
      'a name that means nothing',
      [followers, 'L: LENGTH', 'L: LENGHT'],
      'followers.yaml:6:19 In "LENGHT" at character 1: nothing here is called LENGHT. Did you mean LENGTH?',
    ],
    [
      'an article no condition will ever meet',
      [followers, 'up: HEIGHT', `up: HEIGHT\n    when: "ARTICLE != 'B-DRAWER'"`],
      `followers.yaml:8:23 In "ARTICLE != 'B-DRAWER'" at character 12: ARTICLE is never 'B-DRAWER'. Did you mean B-DRAWERS?`,
    ],
    [
      'an option taken for a formula',
      [followers, 'L: LENGTH', 'WORKTOP: OAK, L: LENGTH'],
      `followers.yaml:6:25 OAK is an option of WORKTOP, and this is a formula. Write "'OAK'"`,
    ],
    [
      'an option that is misspelt',
      [followers, 'L: LENGTH', `WORKTOP: "DEPTH > 600 ? 'OAK' : 'WHTE'", L: LENGTH`],
      `followers.yaml:6:48 In "DEPTH > 600 ? 'OAK' : 'WHTE'" at character 23: WORKTOP is never 'WHTE'. Did you mean WHITE?`,
    ],
    [
      'a measure the article is never made in',
      [followers, 'D: DEPTH - 21', 'D: 700'],
      'followers.yaml:6:27 WT is not made with D 700: its D goes from 350 to 650. Correct the formula',
    ],
    [
      'pieces shorter than the article is made',
      [followers, 'longest: 3600', 'longest: 250'],
      'followers.yaml:9:5 Pieces of F-WORKTOP are at most 250 long, but WT is made from L 300 on. Write a longer one',
    ],
    [
      'pieces longer than the article is made',
      [followers, 'longest: 3600', 'longest: 4200'],
      'followers.yaml:9:5 Pieces of F-WORKTOP are up to 4200 long, but WT is made up to L 3600. Write a shorter one',
    ],
    [
      'nothing that it could follow',
      [followers, 'kind: worktop', 'kind: pelmet'],
      'followers.yaml:4:5 F-WORKTOP has nothing to follow: no article joins a run of wall units. Add "run: wall" to them',
    ],
    [
      'two worktops on the same units',
      [followers, 'followers:\n', `followers:\n${second} }\n`],
      'followers.yaml:4:5 F-WORKTOP comes where F-2 is already: two of one kind on the same units. Tell them apart by "when:", "models:", "levels:" or "at:"',
    ],
    [
      'a role that nothing has',
      ['sinks.yaml', 'role: sink', 'role: sinc'],
      'sinks.yaml:7:9 No article is a sinc. Did you mean sink?',
    ],
    [
      'an article that does not meet the need',
      ['sinks.yaml', 'from: [SINK]', 'from: [SINK, WT]'],
      'sinks.yaml:9:22 WT is no sink. Add "roles: [sink]" to it, or name one: SINK',
    ],
    [
      'an article for a need that is not there',
      ['sinks.yaml', 'from: [SINK]', 'from: [SIMK]'],
      'sinks.yaml:9:16 There is no article SIMK. Did you mean SINK?',
    ],
    [
      'a run of what lies on a worktop',
      ['sinks.yaml', 'roles: [sink]', 'roles: [sink]\n    run: base'],
      'sinks.yaml:17:5 SINK lies on a worktop, so it joins no run. Take "run:" away, or write "attach: floor", "wall" or "corner"',
    ],
  ] as const)('names %s with its line and its cure', async (_, [file, from, to], expected) => {
    expect(await check(await changed(file, from, to))).toMatchObject({ code: 1, complained: [expected] })
  })

  it.each([
    [
      'a worktop on the floor',
      [followers, '    up: HEIGHT # lies on top of the units\n', ''],
      'followers.yaml:3:5 F-WORKTOP lies on the floor. Add "up:", such as "up: HEIGHT" for the top of its units',
    ],
    [
      'a length that does not follow',
      [followers, 'L: LENGTH, ', ''],
      'followers.yaml:6:5 No choice of F-WORKTOP reads LENGTH, so all its pieces are as long as WT usually is. Let its length be "LENGTH"',
    ],
    [
      'runs longer than a piece',
      [followers, '    longest: 3600 # then there is a joint\n', ''],
      'followers.yaml:3:5 WT is made up to L 3600, and runs may be longer. Add "longest: 3600" to F-WORKTOP',
    ],
    [
      'a formula that misses along a unit',
      [followers, 'DEPTH - 21', 'DEPTH + 100'],
      'followers.yaml:6:27 Along B-DRAWERS in CLASSIC F-WORKTOP wants D 681, which WT is not made in: its D goes from 350 to 650. Correct the formula',
    ],
    [
      'a condition that is never true',
      [followers, 'up: HEIGHT', `up: HEIGHT\n    when: "FRONT == 'OAK' && FRONT == 'WHITE'"`],
      'followers.yaml:8:5 F-WORKTOP never comes: its condition is true for no option. Correct it',
    ],
    [
      'room behind what stands at a wall',
      [followers, 'up: HEIGHT', 'up: HEIGHT\n    at: wall\n    when: BEHIND >= 300'],
      'followers.yaml:3:5 F-WORKTOP lies along walls, where BEHIND is always 0. Write "at: free", or leave BEHIND out',
    ],
    [
      'a word that its kind does not know',
      [followers, 'beyond: 10', 'narrowest: 10'],
      'followers.yaml:8:5 "narrowest:" says nothing of a worktop. Take it away',
    ],
    [
      'a role that nobody needs',
      ['sinks.yaml', 'roles: [sink]', 'roles: [sink, basin]'],
      'sinks.yaml:16:19 No article needs a basin. Add a need for it, or take it away',
    ],
  ] as const)('warns of %s', async (_, [file, from, to], expected) => {
    const checked = await checkCatalogue(await changed(file, from, to), library)
    expect(checked.ok && checked.warnings.map(describeFinding)).toEqual([expected])
  })
})
