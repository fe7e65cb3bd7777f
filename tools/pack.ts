import { projectRoot } from './project-files.ts'
import { packCommand } from './ship/pack-command.ts'

/** `npm run pack`: the author's command as a tarball, in `dist`. */
console.log(await packCommand(`${projectRoot}dist`))
