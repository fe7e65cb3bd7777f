import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawElevation } from './elevation/draw-elevation.ts'
import { furnishedFaces } from './elevation/furnished-faces.ts'
import { drawInstallation } from './installation/draw-installation.ts'
import { drawPlan } from './plan/draw-plan.ts'
import { drawSection } from './section/draw-section.ts'
import { withSectionMarks } from './section/section-marks.ts'
import { sectionsOf } from './section/sections-of.ts'
import { type DrawAt, fitDrawing } from './sheet/fit-drawing.ts'
import { furnishedRoom, roomDice } from './testing/furnished-room.ts'
import { sampleLabels as labels } from './testing/sample-room.ts'
import { textProblem } from './testing/text-problem.ts'

const papers = fc.constantFrom({ width: 190, height: 230 }, { width: 400, height: 240 })

it('writes nothing over anything else, and nothing off the sheet, on any drawing of any furnished room', () => {
  const drawn = { plans: 0, elevations: 0, sections: 0, installations: 0 }
  fc.assert(
    fc.property(roomDice, papers, (rolled, paper) => {
      const { document, evaluation } = furnishedRoom(rolled).current()
      const check = (kind: keyof typeof drawn, draw: DrawAt) => {
        const fitted = fitDrawing(draw, { ...paper, units: 'metric' })
        const problem = fitted && textProblem(fitted.drawing, fitted.around)
        if (problem) expect.fail(`${kind} at 1:${fitted.ratio}: ${problem}`)
        if (fitted) drawn[kind] += 1
      }
      const sections = sectionsOf(document, evaluation)
      check('plans', ({ textSize }) =>
        withSectionMarks(drawPlan(document, evaluation, labels, { textSize }), sections, textSize),
      )
      check('installations', ({ textSize }) => drawInstallation(document, evaluation, labels, { textSize }))
      for (const face of furnishedFaces(document, evaluation)) {
        check('elevations', ({ textSize, ratio }) =>
          drawElevation(document, evaluation, face, labels, { textSize, scale: `1:${ratio}` }),
        )
      }
      for (const section of sections) {
        check('sections', ({ textSize, ratio }) =>
          drawSection(document, evaluation, section, labels, { textSize, scale: `1:${ratio}` }),
        )
      }
    }),
    { numRuns: 60 },
  )
  for (const count of Object.values(drawn)) expect(count).toBeGreaterThan(30)
})
