import type { OutlineNode } from '@arredo/editor/spatial'
import { expect, it } from 'vitest'
import { outlineLines, pathTo } from './outline-lines.ts'
import { isTypeahead, treeMove, typedTarget } from './tree-keys.ts'

const leaf = (id: string): OutlineNode => ({ key: id, record: { kind: 'row', id }, children: [] })
const nodes: readonly OutlineNode[] = [
  { ...leaf('kitchen'), children: [{ ...leaf('A'), children: [leaf('sink'), leaf('oven')] }, leaf('B')] },
  leaf('hall'),
]
const all = outlineLines(nodes, new Set())

it('shows what is unfolded, with its level and its place among its siblings', () => {
  const told = all.map(({ node, level, position, siblings }) => [node.key, level, position, siblings])
  expect(told).toEqual([
    ['kitchen', 1, 1, 2],
    ['A', 2, 1, 2],
    ['sink', 3, 1, 2],
    ['oven', 3, 2, 2],
    ['B', 2, 2, 2],
    ['hall', 1, 2, 2],
  ])
  expect(outlineLines(nodes, new Set(['A'])).map(({ node }) => node.key)).toEqual([
    'kitchen',
    'A',
    'B',
    'hall',
  ])
})

it('walks as a tree does', () => {
  expect(treeMove('ArrowDown', all, 'A')).toEqual({ go: 'sink' })
  expect(treeMove('ArrowUp', all, 'kitchen')).toBeNull()
  expect(treeMove('Home', all, 'oven')).toEqual({ go: 'kitchen' })
  expect(treeMove('End', all, 'oven')).toEqual({ go: 'hall' })
  expect(treeMove('ArrowLeft', all, 'sink')).toEqual({ go: 'A' })
  expect(treeMove('ArrowLeft', all, 'A')).toEqual({ fold: 'A' })
  expect(treeMove('ArrowRight', all, 'A')).toEqual({ go: 'sink' })
  const folded = outlineLines(nodes, new Set(['A']))
  expect(treeMove('ArrowRight', folded, 'A')).toEqual({ unfold: 'A' })
  expect(treeMove('*', folded, 'B')).toEqual({ unfoldAll: ['A'] })
})

it('finds what one types, and goes on to the next with the same letter', () => {
  const lines = [
    { key: '1', words: ['12', 'Sink unit'] },
    { key: '2', words: ['13', 'Shelf'] },
  ]
  expect(typedTarget('s', lines, '1')).toBe('2')
  expect(typedTarget('s', lines, '2')).toBe('1')
  expect(typedTarget('si', lines, '1')).toBe('1')
  expect(typedTarget('13', lines, '1')).toBe('2')
  expect(typedTarget('x', lines, '1')).toBeNull()
  expect(['a', 'è', '7', '?', '/', 'Enter'].map(isTypeahead)).toEqual([true, true, true, false, false, false])
})

it('knows the way to a record', () => {
  expect(pathTo(nodes, ({ key }) => key === 'oven')).toEqual(['kitchen', 'A', 'oven'])
  expect(pathTo(nodes, ({ key }) => key === 'attic')).toEqual([])
})
