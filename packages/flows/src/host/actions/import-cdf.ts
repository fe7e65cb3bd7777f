import { fromWireProject } from '@arredo/contract'
import { done, refuse } from '@arredo/project'
import { beginWith } from '../begin-project.ts'
import { defineHostAction, somethingWentWrong } from '../host-action.ts'
import { placeTheUnplaced } from '../place-the-unplaced.ts'

/** H-40, D-27: converted on the server before anything is emptied; H-24: nobody is asked for a customer. */
export const importCDF = defineHostAction({
  name: 'importCDF',
  needs: { login: 'personal' },
  async run(host, { start, cdfProject }) {
    const { app } = host
    const converted = await app.ports.call('microservices/convertCDFToDauJson', {
      cdfProject: cdfProject.value,
      extraEvalData: {},
    })
    const project = converted.ok ? converted.value.project : null
    const document = project
      ? fromWireProject(project)
      : refuse(converted.ok ? 'it is empty' : converted.message)
    if (!document.ok) {
      app.ports.log.warn(`The CDF project was not imported: ${document.message}`)
      return refuse(somethingWentWrong)
    }
    // D-37: the converter rebuilds them already; one that hands on the rows as they came is no reason to lose walls.
    const { value, rebuiltWalls } = document
    if (rebuiltWalls > 0) app.ports.log.warn('Old walls were rebuilt', { count: rebuiltWalls })

    return beginWith(host, { ...start, noCustomer: true }, value, (open) => {
      placeTheUnplaced(open)
      // What follows by rule is not read: it is made before anybody looks.
      open.desk.look(open.desk.current().alternative)
      return done('Project correctly imported')
    })
  },
})
