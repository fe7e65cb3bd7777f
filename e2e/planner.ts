import { expect, type Locator, type Page } from '@playwright/test'
import { goToPlan, planOf } from './on-plan.ts'

/** The look of a new project, waved away: everything is made as its catalogue has it. */
export async function skipLook(page: Page): Promise<void> {
  const look = page.getByRole('dialog', { name: 'Choose a look' })
  await look.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/\/itemsearch\/newprj|draw=walls|\/configurator2d/)
}

/** In the total once something stands in the room: an empty one has an amount too. */
export const someArticles = /[1-9]\d* articles?/

/** What a person sees and does on the planner screen, in their words. */
export function plannerOf(page: Page) {
  const inspector = page.getByRole('region', { name: 'Inspector' })
  const catalogue = page.getByRole('region', { name: 'Catalogue' })
  const items = page.getByRole('region', { name: 'Items in the room' })

  const plan = planOf(page)
  const room = page.getByRole('application', { name: 'Room in 3D' })

  return {
    inspector,
    catalogue,
    items,
    canvas: plan.or(room),
    total: page.getByRole('status', { name: 'Total price' }),
    card: catalogue.getByRole('button', { name: /^Place Base unit, door/ }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    undo: page.getByRole('button', { name: 'Undo' }),
    name: page.getByRole('textbox', { name: 'Project name' }),

    option(variant: string, option: string) {
      return inspector
        .getByRole('radiogroup', { name: variant })
        .getByRole('radio', { name: option, exact: true })
    },

    async show(view: '2D' | '3D') {
      await page.getByRole('group', { name: 'View' }).getByRole('button', { name: view }).click()
      await expect(view === '2D' ? plan : room).toBeVisible()
    },

    /** Cabinets stand alone from now on, for stories that reckon with nothing else. */
    async withoutFollowers() {
      await page.getByRole('switch', { name: 'Worktops, plinths and panels follow' }).press(' ')
    },

    /** Gives up the selection, from one of the items of the plan. */
    async selectNothing() {
      await plan.getByRole('button').last().press('Escape')
    },

    /** Drags the catalogue's card to a spot of the canvas, given as fractions of its free part. */
    async dragIn(x: number, y: number) {
      const canvas = await this.canvas.boundingBox()
      if (!canvas) throw new Error('nowhere to drag it')
      await carryCard(this.card, { x: canvas.x + canvas.width * x, y: canvas.y + canvas.height * y })
    },

    /** Flat where a story needs no space: a room in 3D takes software seconds to draw, again and again. */
    async startRoom(view: '2D' | '3D' = '2D') {
      await page.getByRole('button', { name: 'New project' }).first().click()
      await page
        .getByRole('dialog', { name: 'Room design' })
        .getByRole('button', { name: 'Use this room' })
        .click()
      await skipLook(page)
      if (view === '2D') await goToPlan(page)
      else await expect(room).toBeVisible()
      await expect(this.card).toBeVisible()
    },
  }
}

/** Drags a card of the catalogue to a point of the page, once it stands still: pictures and lists above it may still come. */
export async function carryCard(card: Locator, { x, y }: { x: number; y: number }): Promise<void> {
  const { mouse } = card.page()
  await card.hover()
  await mouse.down()
  await mouse.move(x - 40, y + 30, { steps: 5 })
  await mouse.move(x, y, { steps: 3 })
  await mouse.up()
}
