import { parseArgs } from 'node:util'
import { openPack } from '@arredo/catalogue'
import { kitchenPack } from '../../pricing/kitchen-pack.ts'
import { projectRoot } from '../../project-files.ts'
import { benchPageDrags } from './browser.ts'
import { benchPureDrags } from './pure.ts'

const { values } = parseArgs({
  options: {
    pure: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
    dist: { type: 'string', default: `${projectRoot}dist` },
  },
})
const print = console.log
benchPureDrags(openPack(await kitchenPack()), print)
if (!values.pure) await benchPageDrags({ dist: values.dist, print, explains: values.explain })
