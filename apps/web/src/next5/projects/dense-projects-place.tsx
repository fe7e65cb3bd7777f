import { OneOrAll } from '../../screens/project/projects-place.tsx'
import { DenseProjects } from './dense-projects.tsx'

export function DenseProjectsPlace() {
  return <OneOrAll All={DenseProjects} />
}
