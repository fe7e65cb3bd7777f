import { describe, expect, it } from 'vitest'
import { notLinear } from './patterns/not-linear.ts'
import { isLinear, type Pattern, patternsOf, written } from './patterns/patterns-of.ts'
import { projectFiles, readProjectFile } from './project-files.ts'

async function complaintsAbout(
  patterns: readonly Pattern[],
  excused: Readonly<Record<string, string>>,
): Promise<string[]> {
  const byText = new Map(patterns.map((pattern) => [written(pattern), pattern]))
  const complaints = Object.keys(excused).flatMap((text) => (byText.has(text) ? [] : [`${text} is gone`]))
  for (const [text, pattern] of byText) {
    const isFine = await isLinear(pattern)
    const isExcused = Object.hasOwn(excused, text)
    if (!isFine && !isExcused) complaints.push(`${pattern.file}: ${text} can look at a letter many times`)
    if (isFine && isExcused) complaints.push(`${text} is linear`)
  }
  return complaints
}

describe('a pattern', () => {
  it('looks at every letter once, whoever wrote the text, or stands in the list with its reason', async () => {
    const files = projectFiles(/^(packages|apps)\/.*\.tsx?$/).filter(
      (path) => !/\.test\.|\/testing\//.test(path),
    )
    const patterns = files.flatMap((file) => patternsOf(file, readProjectFile(file)))
    expect(patterns.length).toBeGreaterThan(100)
    expect(await complaintsAbout(patterns, notLinear)).toEqual([])
  })

  it('that does not is found, and so is an excuse without need', async () => {
    const text = 'const bad = [/a+@/, /(a|a)*b/, /^a+$/]'
    const complaints = await complaintsAbout(patternsOf('a.ts', text), { '/^a+$/': 'none', '/gone/': 'none' })
    expect(complaints.toSorted()).toEqual([
      '/^a+$/ is linear',
      '/gone/ is gone',
      'a.ts: /(a|a)*b/ can look at a letter many times',
      'a.ts: /a+@/ can look at a letter many times',
    ])
  })
})
