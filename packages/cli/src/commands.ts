import { acceptPrices } from './accept-prices.ts'
import { toWorkbook } from './catalogue-workbook.ts'
import { check } from './check-command.ts'
import { type Command, serverOptions } from './command.ts'
import { fromWorkbook } from './from-workbook.ts'
import { start } from './new-catalogue.ts'
import { publish } from './publish-command.ts'
import { cancelRelease, releases, rollBack } from './release-commands.ts'

const catalogue = { name: 'folder or workbook.xlsx', isPath: true } as const
const folder = { name: 'folder', isPath: true } as const
const workbook = { name: 'workbook.xlsx', isPath: true } as const
const code = { name: 'code' } as const

/** One line per command; the first words find it. */
export const commands: readonly Command[] = [
  { name: 'catalogue new', takes: [folder], options: [], run: start },
  {
    name: 'catalogue check',
    ...{ takes: [catalogue], options: ['library'], usage: '[--library <folder>]', run: check },
  },
  {
    name: 'catalogue accept-prices',
    takes: [catalogue],
    options: ['library', 'version', 'yes'],
    usage: '[--version <version>] [--yes]',
    help: 'Shows which fixed prices ("golden") differ from what things cost now; with --yes it writes the new ones, and\nthe version, into the files or cells they stand in.',
    run: acceptPrices,
  },
  {
    name: 'catalogue publish',
    takes: [catalogue],
    options: [...serverOptions, 'library', 'at', 'previous-until'],
    usage: '<server> [--at <date>] [--previous-until <date>]',
    help: 'Sold now, or from a date (2027-01-01) or moment (2027-01-01T08:00:00+01:00) on; the version sold now can stay\non offer beside it for a while.',
    run: publish,
  },
  {
    name: 'catalogue releases',
    ...{ takes: [code], options: serverOptions, usage: '<server>', run: releases },
  },
  {
    name: 'catalogue release cancel',
    takes: [code],
    options: [...serverOptions, 'release'],
    usage: '<server> [--release <number>]',
    help: 'Cancels what has not begun; which one need be said only where several are scheduled.',
    run: cancelRelease,
  },
  {
    name: 'catalogue roll-back',
    takes: [code],
    options: [...serverOptions, 'release'],
    usage: '<server> [--release <number>]',
    run: rollBack,
  },
  { name: 'catalogue to-workbook', takes: [folder, workbook], options: [], run: toWorkbook },
  {
    name: 'catalogue from-workbook',
    takes: [workbook, { name: 'new folder', isPath: true }],
    options: serverOptions,
    usage: '[<server>]',
    help: 'Textures and models are taken from beside the workbook, else from what is published on the server.',
    run: fromWorkbook,
  },
]
