import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { WorkerSettings } from '../settings.ts'
import { createPictures, type Pictures } from './create-pictures.ts'
import { builtStageFiles, developmentStageFiles } from './stage-files.ts'

/** The worker's own stage; nothing starts before the first picture is asked for. */
export function openPictures(
  { chromiumPath, webFolder, webDevUrl }: Pick<WorkerSettings, 'chromiumPath' | 'webFolder' | 'webDevUrl'>,
  log: FastifyBaseLogger,
): Pictures {
  return createPictures({
    chromiumPath: onPath(chromiumPath),
    files: webDevUrl ? developmentStageFiles(webDevUrl) : builtStageFiles(webFolder ?? '.'),
    log: (what) => log.warn({ stage: what }, 'trouble on the stage'),
    tell: (what, level) => log[level]({ stage: what }, 'about the stage'),
  })
}

/** A bare name is looked up as a shell would; what is found nowhere fails with its own name. */
export function onPath(command: string, path = process.env.PATH ?? ''): string {
  if (isAbsolute(command)) return command
  return (
    path
      .split(delimiter)
      .map((folder) => join(folder, command))
      .find(isExecutable) ?? command
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
