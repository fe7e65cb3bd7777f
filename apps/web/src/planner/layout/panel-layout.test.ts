import { expect, it } from 'vitest'
import {
  type Form,
  firstLayout,
  fittedTo,
  formOfWidth,
  openPanels,
  toggledHiding,
  withPanel,
  withSelected,
} from './panel-layout.ts'

it('knows the four forms by the widths of the shop: 1600, 1366, 1024, 390', () => {
  expect([1600, 1500, 1499, 1366, 1025, 1024, 601, 600, 390].map(formOfWidth)).toEqual([
    'wide',
    'wide',
    'laptop',
    'laptop',
    'laptop',
    'tablet',
    'tablet',
    'phone',
    'phone',
  ])
})

it('keeps both side panels open only where there is room for both', () => {
  expect(openPanels(withPanel(firstLayout('wide'), 'wide', 'inspector'))).toEqual(['catalogue', 'inspector'])
  expect(openPanels(withPanel(firstLayout('laptop'), 'laptop', 'inspector'))).toEqual(['inspector'])
  expect(
    openPanels(withPanel(withPanel(firstLayout('phone'), 'phone', 'room'), 'phone', 'catalogue')),
  ).toEqual(['catalogue'])
})

it('lets catalogue and outline take turns at the window’s start', () => {
  const outlined = withPanel(firstLayout('wide'), 'wide', 'outline')
  expect(openPanels(outlined)).toEqual(['outline', 'inspector'])
  expect(openPanels(withPanel(outlined, 'wide', 'catalogue'))).toEqual(['catalogue', 'inspector'])
  expect(openPanels(fittedTo(outlined, 'laptop'))).toEqual(['outline'])
  expect(openPanels(fittedTo(outlined, 'wide'))).toEqual(['outline', 'inspector'])
})

it('brings back what was open after hiding everything', () => {
  const open = firstLayout('wide')
  expect(toggledHiding(toggledHiding(open))).toEqual(open)
  expect(withPanel(toggledHiding(open), 'wide', 'catalogue').hidden).toBe(false)
})

it('never leaves two panels open when a window becomes narrow', () => {
  for (const form of ['laptop', 'tablet', 'phone'] as const) {
    expect(openPanels(fittedTo(firstLayout('wide'), form)).length).toBeLessThanOrEqual(1)
  }
})

it('shows what is selected without taking away what somebody works with', () => {
  const [old, placed, note] = [
    { kind: 'row', isNew: false },
    { kind: 'row', isNew: true },
    { kind: 'note', isNew: true },
  ] as const
  const shows = (
    form: Form,
    selected: typeof old | typeof placed | typeof note,
    layout = firstLayout(form),
  ) => openPanels(withSelected(layout, form, selected))
  expect(shows('laptop', old)).toEqual(['inspector'])
  expect(shows('laptop', placed)).toEqual(['catalogue'])
  expect(shows('laptop', note)).toEqual(['inspector'])
  expect(shows('laptop', old, withPanel(firstLayout('laptop'), 'laptop', 'outline'))).toEqual(['outline'])
  const drawer = withPanel(firstLayout('tablet'), 'tablet', 'catalogue')
  expect(shows('tablet', placed, drawer)).toEqual([])
  expect(shows('tablet', old, drawer)).toEqual(['catalogue'])
  expect(shows('wide', placed)).toEqual(['catalogue', 'inspector'])
})
