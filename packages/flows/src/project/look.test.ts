import { openPack, type Pack } from '@arredo/catalogue'
import { expect, it, vi } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { appForTests, profileFor } from '../testing/app-for-tests.ts'
import { chosenLook, isLookOpen, type Look, looksOf, shownChoices } from './look.ts'
import { type NewProjectOptions, newProject } from './new-project.ts'

const pack = await kitchenPack()
const looks = looksOf(pack)
const modelOf = (code: string) => {
  const found = looks.models.find((model) => model.code === code)
  if (!found) throw new Error(`No model ${code}`)
  return found
}
const options = { name: 'New', noSaveRequest: true, goTo: null, asksLook: true }

async function begin(from: Pack, wish: Partial<NewProjectOptions>, display: 'site' | 'frame' = 'site') {
  const test = appForTests({}, { config: { selectRoom: false }, pack: from, ports: { display } })
  test.app.session.setState({ profile: profileFor('pro') })
  return { app: test.app, flow: newProject(test.app, { ...options, ...wish }) }
}

/** The dialog that is asked, once it is: its flow is fetched first. */
async function answered({ app, flow }: Awaited<ReturnType<typeof begin>>, answer: Look | null) {
  const dialog = await vi.waitUntil(() => app.dialogs.store.getState().open[0], { timeout: 10_000 })
  expect(dialog.name).toBe('look')
  app.dialogs.answer(dialog.key, answer)
  expect(await flow).toMatchObject({ ok: true })
  return app.project.getState().open
}

it('a look is a sold model and what is chosen for the whole project; bases are not sold', () => {
  expect(looks.models.map(({ code }) => code)).toEqual(['LINEO_STD', 'LINEO_PRO'])
  expect(looks.variants.map(({ code }) => code)).toEqual([
    ...['FRONT', 'STYLE', 'CARCASS', 'DRAWER', 'WORKTOP', 'SPLASH'],
  ])
})

it('shows what the model brings until something else is picked, and gives the project no more than that', () => {
  const pro = modelOf('LINEO_PRO')
  expect(shownChoices(looks, pro, {})).toMatchObject({ FRONT: 'GRAPHITE', WORKTOP: 'QUARTZ', STYLE: 'FLAT' })
  expect(shownChoices(looks, pro, { FRONT: 'NAVY' })).toMatchObject({ FRONT: 'NAVY', WORKTOP: 'QUARTZ' })
  expect(chosenLook(looks, pro, { FRONT: 'NAVY' })).toEqual({
    model: 'LINEO_PRO',
    choices: { FRONT: 'NAVY', WORKTOP: 'QUARTZ' },
  })
})

it('what a model forces is neither shown otherwise nor chosen', () => {
  const forcing = { ...modelOf('LINEO_STD'), forced: { FRONT: 'WHITE' } }
  expect(shownChoices(looks, forcing, { FRONT: 'NAVY' }).FRONT).toBe('WHITE')
  expect(chosenLook(looks, forcing, { FRONT: 'NAVY' }).choices).not.toHaveProperty('FRONT')
})

it('a chosen look is in the project and no step that could be undone; what is placed next is of its model', async () => {
  const open = await answered(await begin(pack, {}), { model: 'LINEO_PRO', choices: { FRONT: 'NAVY' } })
  const { document, alternative, undoes } = open?.desk.current() ?? {}
  expect(document?.alternatives[alternative ?? '']?.choices).toEqual({ FRONT: 'NAVY' })
  expect(undoes).toBeNull()
  expect(open?.chosen).toEqual({ catalogue: 'KITCHEN', model: 'LINEO_PRO' })
})

it('a look that is waved away leaves the project as its catalogue has it', async () => {
  const open = await answered(await begin(pack, {}), null)
  const { document, alternative } = open?.desk.current() ?? {}
  expect(document?.alternatives[alternative ?? '']?.choices).toEqual({})
  expect(open?.chosen).toBeNull()
})

it('nobody is asked in a frame, by who did not begin it by hand, or where there is nothing to choose', async () => {
  const variants = Object.fromEntries(
    Object.entries(pack.variants).map(([code, variant]) => [code, { ...variant, scope: 'article' as const }]),
  )
  const models = pack.models.filter(({ code }) => code !== 'LINEO_PRO')
  const articles = pack.articles.map((article) => ({ ...article, models: ['LINEO_STD'] }))
  const plain: Pack = { ...pack, variants, models, articles }
  expect(openPack(plain).pack.models).toHaveLength(2)
  expect(isLookOpen(looksOf(plain))).toBe(false)
  expect(isLookOpen(looksOf({ ...plain, variants: pack.variants }))).toBe(true)

  for (const asked of [begin(pack, {}, 'frame'), begin(pack, { asksLook: false }), begin(plain, {})]) {
    expect(await (await asked).flow).toMatchObject({ ok: true })
  }
})
