import type { Studio } from './studio.ts'

/** The studios of the library: rooms of a photographer, as data. */
export const studios: Readonly<Record<string, Studio>> = {
  // Bright and even: white paint, a window to the left, a large soft box before it, something dark to mirror.
  studio_small_09: {
    ...{ size: [7, 7, 3.6], eye: 1.5, walls: [0.62, 0.61, 0.6], floor: [0.34, 0.32, 0.3] },
    ceiling: [0.82, 0.82, 0.82],
    panels: [
      { on: 'ceiling', at: [0, 0.4], size: [3.4, 3], light: [2.3, 2.28, 2.24], soft: 0.5 },
      { on: 'west', at: [0, 0.2], size: [4.2, 2.3], light: [4.6, 4.9, 5.3], soft: 0.12, panes: [4, 2] },
      { on: 'south', at: [1, 0.1], size: [2.6, 2.4], light: [3.4, 3.3, 3.1], soft: 0.35 },
      { on: 'south', at: [-2.2, 0], size: [0.5, 2.9], light: [8, 7.9, 7.6], soft: 0.1 },
      { on: 'east', at: [0.3, -0.6], size: [4, 1.7], light: [0.09, 0.088, 0.085], soft: 0.5 },
      { on: 'north', at: [1.6, -0.7], size: [2.4, 1.6], light: [0.12, 0.115, 0.11], soft: 0.4 },
    ],
  },
  // Wood and lamplight.
  studio_warm_03: {
    ...{ size: [8, 6, 3.2], eye: 1.5, walls: [0.5, 0.4, 0.3], floor: [0.22, 0.13, 0.08] },
    ceiling: [0.62, 0.54, 0.45],
    panels: [
      { on: 'ceiling', at: [-1.6, 0.8], size: [1.1, 1.1], light: [9, 6.4, 3.6], soft: 0.4 },
      { on: 'ceiling', at: [1.6, 0.8], size: [1.1, 1.1], light: [9, 6.4, 3.6], soft: 0.4 },
      { on: 'ceiling', at: [0, -1.6], size: [1.1, 1.1], light: [9, 6.4, 3.6], soft: 0.4 },
      { on: 'west', at: [0, 0.1], size: [2.6, 2.2], light: [3.4, 2.9, 2.3], soft: 0.2, panes: [3, 2] },
      { on: 'south', at: [0.4, 0], size: [3.2, 2], light: [2, 1.6, 1.15], soft: 0.6 },
      { on: 'east', at: [0, -0.3], size: [3.4, 2], light: [0.1, 0.065, 0.04], soft: 0.4 },
    ],
  },
  // A dark hall with strips: edges and handles stand out.
  studio_contrast_05: {
    ...{ size: [9, 9, 4], eye: 1.6, walls: [0.06, 0.062, 0.066], floor: [0.08, 0.08, 0.082] },
    ceiling: [0.05, 0.05, 0.052],
    panels: [
      { on: 'ceiling', at: [-1.5, 0], size: [0.6, 6.4], light: [11, 11.2, 11.6], soft: 0.15 },
      { on: 'ceiling', at: [1.5, 0], size: [0.6, 6.4], light: [11, 11.2, 11.6], soft: 0.15 },
      { on: 'west', at: [0, 0], size: [1.2, 3.4], light: [9, 9.4, 10], soft: 0.15 },
      { on: 'south', at: [2.4, 0], size: [1, 3.4], light: [8, 7.8, 7.4], soft: 0.15 },
      { on: 'south', at: [-2.4, 0], size: [1, 3.4], light: [8, 7.8, 7.4], soft: 0.15 },
      { on: 'east', at: [0, 0.6], size: [5, 1], light: [2.4, 2.4, 2.5], soft: 0.4 },
    ],
  },
  // An old factory with tall windows on two sides.
  loft_windows_02: {
    ...{ size: [10, 8, 4.6], eye: 1.6, walls: [0.46, 0.4, 0.36], floor: [0.3, 0.25, 0.2] },
    ceiling: [0.58, 0.57, 0.55],
    panels: [
      { on: 'west', at: [-2.3, 0.1], size: [1.9, 3.5], light: [5.4, 5.8, 6.4], soft: 0.06, panes: [3, 5] },
      { on: 'west', at: [0.3, 0.1], size: [1.9, 3.5], light: [5.4, 5.8, 6.4], soft: 0.06, panes: [3, 5] },
      { on: 'west', at: [2.9, 0.1], size: [1.9, 3.5], light: [5.4, 5.8, 6.4], soft: 0.06, panes: [3, 5] },
      { on: 'south', at: [-2.6, 0.1], size: [2.2, 3.5], light: [5, 5.2, 5.6], soft: 0.06, panes: [3, 5] },
      { on: 'south', at: [1.2, 0.1], size: [2.2, 3.5], light: [5, 5.2, 5.6], soft: 0.06, panes: [3, 5] },
      { on: 'floor', at: [-3, -0.4], size: [2.6, 5], light: [0.95, 0.86, 0.74], soft: 0.8 },
      { on: 'north', at: [1.5, -0.9], size: [3, 2.2], light: [0.13, 0.1, 0.08], soft: 0.3 },
    ],
  },
}
